import { useSyncExternalStore } from "react";
import { announcer } from "./announcer.ts";

/**
 * The two live regions; they stay in the page, empty, so that assistive technology registers them before they change.
 */
export function LiveRegions() {
	const polite = useSyncExternalStore(announcer.subscribe, () => announcer.read("polite"), empty);
	const assertive = useSyncExternalStore(announcer.subscribe, () => announcer.read("assertive"), empty);
	return (
		<div className="visually-hidden">
			<div role="status" aria-live="polite" aria-atomic="true">
				{polite}
			</div>
			<div role="alert" aria-live="assertive" aria-atomic="true">
				{assertive}
			</div>
		</div>
	);
}

const empty = () => "";
