import { useRef, useState } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import { Button } from "#src/ui/button.tsx";
import { type ToastMessage, ToastRegion } from "#src/ui/toast.tsx";

export function ToastSample() {
	const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
	const told = useRef(0);
	const tell = (tone: ToastMessage["tone"], text: string) =>
		setToasts([...toasts.filter((toast) => toast.tone !== tone), { id: String(told.current++), tone, text }]);
	return (
		<>
			<Button onClick={() => tell("done", "Seed sown")}>Sow a seed</Button>
			<Button onClick={() => tell("error", "The ground is frozen")}>Sow in January</Button>
			<ToastRegion
				toasts={toasts}
				onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
				onShown={({ text }) => announcer.announce(text)}
			/>
		</>
	);
}
