import { type ComponentType, useRef } from "react";
import { focusHere } from "#src/navigation/focus-place.ts";
import type { LazyModule } from "#src/platform/lazy-module.ts";
import { useModuleWhenSeen } from "#src/platform/use-module-when-seen.ts";
import { useRetry } from "#src/platform/use-retry.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { SERVED_NODES } from "#src/ui/served-nodes.ts";
import { Spinner } from "#src/ui/spinner.tsx";
import styles from "./late-calendar.module.css";

export interface LateCalendarProps {
	/** Must be the same on every render. */
	code: LazyModule<{ default: ComponentType }>;
	/** Rendered instead without script, while prerendering; null in the browser. */
	served: ComponentType | null;
}

/**
 * The place of the calendar, which fetches the code when it is about to become visible. The prerendered content is for
 * visitors without script or whose network fails; React leaves it alone.
 */
export function LateCalendar({ code, served: Served }: LateCalendarProps) {
	const frame = useRef<HTMLDivElement>(null);
	const [place, state] = useModuleWhenSeen(code);
	const retry = useRetry(code, () => frame.current && focusHere(frame.current));
	const missing = state.status === "failed";
	return (
		<div ref={frame}>
			{state.status === "loaded" ? (
				<state.module.default />
			) : (
				<>
					{/* The mark keeps it out of the page's Markdown version. */}
					<div ref={place} data-live="" aria-busy={!missing} className={missing ? undefined : styles.place}>
						{missing ? (
							<ErrorState
								level={3}
								title="The calendar could not be loaded"
								action={<Button {...retry}>Try again</Button>}
							>
								Your connection may have dropped. All dates are also in the feeds below.
							</ErrorState>
						) : (
							<Spinner what="the calendar" />
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
			)}
		</div>
	);
}
