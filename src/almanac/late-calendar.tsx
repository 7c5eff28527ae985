import { type ComponentType, useState } from "react";
import type { LazyModule } from "#src/platform/lazy-module.ts";
import { useModuleWhenSeen } from "#src/platform/use-module-when-seen.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { SERVED_NODES } from "#src/ui/served-nodes.ts";
import styles from "./late-calendar.module.css";

export interface LateCalendarProps {
	/** Must be the same on every render. */
	code: LazyModule<{ default: ComponentType }>;
	/** Rendered instead without script, while prerendering; null in the browser. */
	served: ComponentType | null;
}

const focusOnce = (element: HTMLElement | null) => element?.focus();

/**
 * The place of the calendar, which fetches the code when it is about to become visible. The prerendered content is for
 * visitors without script or whose network fails; React leaves it alone.
 */
export function LateCalendar({ code, served: Served }: LateCalendarProps) {
	const [place, state] = useModuleWhenSeen(code);
	const [wasAskedFor, setWasAskedFor] = useState(false);
	const missing = state.status === "failed";
	const tryAgain = () => {
		setWasAskedFor(true);
		void code.load();
	};

	if (state.status === "loaded")
		return (
			// The button that was pressed is gone, so the focus moves to what replaced it.
			<div ref={wasAskedFor ? focusOnce : undefined} tabIndex={wasAskedFor ? -1 : undefined}>
				<state.module.default />
			</div>
		);
	return (
		<>
			<div ref={place} className={missing ? undefined : styles.place}>
				{missing && (
					<ErrorState
						level={3}
						title="The calendar could not be loaded"
						action={<Button onClick={tryAgain}>Try again</Button>}
					>
						Your connection may have dropped. All dates are also in the feeds below.
					</ErrorState>
				)}
			</div>
			{Served ? (
				<div className={styles.served}>
					<Served />
				</div>
			) : (
				<div className={missing ? undefined : styles.served} suppressHydrationWarning>
					{SERVED_NODES}
				</div>
			)}
		</>
	);
}
