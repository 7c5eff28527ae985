import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import styles from "./toast.module.css";

/** How long a message stays that is not an error; hovering or focusing it restarts the time. */
const TOAST_MS = 5000;

/** `id` distinguishes messages for as long as they are shown. */
export type ToastMessage = { id: string; tone: "done" | "error"; text: string };

/** `onShown` is called once per message, for the announcer; `onDismiss` asks the caller to remove it from the list. */
export type ToastRegionProps = {
	toasts: readonly ToastMessage[];
	onDismiss: (id: string) => void;
	onShown: (toast: ToastMessage) => void;
};

/**
 * Messages at the bottom right: five seconds each, errors until dismissed.
 * @example <ToastRegion toasts={toasts} onDismiss={remove} onShown={(toast) => announce(toast.text)} />
 */
export function ToastRegion({ toasts, onDismiss, onShown }: ToastRegionProps) {
	/** Where the focus came from; it returns there, because the pressed button disappears. */
	const origin = useRef<EventTarget | null>(null);
	if (toasts.length === 0) return null;
	const dismiss = (id: string) => {
		if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
		onDismiss(id);
	};
	return (
		<section
			aria-label="Messages"
			className={styles.region}
			onFocus={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
			}}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) origin.current = null;
			}}
		>
			{toasts.map((toast) => (
				<Toast
					key={toast.id}
					toast={toast}
					onTimeOut={() => onDismiss(toast.id)}
					onDismiss={() => dismiss(toast.id)}
					onShown={() => onShown(toast)}
				/>
			))}
		</section>
	);
}

interface ToastProps {
	toast: ToastMessage;
	onTimeOut: () => void;
	onDismiss: () => void;
	onShown: () => void;
}

function Toast({ toast, ...on }: ToastProps) {
	const [pointed, setPointed] = useState(false);
	const [focused, setFocused] = useState(false);
	const held = pointed || focused;
	const tellShown = useEffectEvent(on.onShown);
	const timeOut = useEffectEvent(on.onTimeOut);
	useEffect(() => tellShown(), []);
	useEffect(() => {
		if (held || toast.tone === "error") return;
		const timer = setTimeout(() => timeOut(), TOAST_MS);
		return () => clearTimeout(timer);
	}, [held, toast.tone]);

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only watches the pointer to extend the time
		<div
			className={`${styles.toast} ${styles[toast.tone]}`}
			onMouseEnter={() => setPointed(true)}
			onMouseLeave={() => setPointed(false)}
			onFocus={() => setFocused(true)}
			onBlur={() => setFocused(false)}
		>
			{toast.tone === "error" ? (
				<Icon name="octagon-exclamation-point" label="Error" />
			) : (
				<Icon name="circle-check" label="Done" />
			)}
			<p className={styles.text}>{toast.text}</p>
			<IconButton label="Dismiss" icon="x" onClick={on.onDismiss} />
		</div>
	);
}
