import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { importBesideEntry, importQuietly } from "#src/platform/import-in-place.ts";
import { whenSeen } from "#src/platform/when-seen.ts";
import { whenUsable } from "#src/platform/when-usable.ts";
import { SERVED_NODES } from "#src/ui/served-nodes.ts";
import styles from "./calculator.module.css";
import type { CalculatorPlace } from "./calculator.tsx";
import { takeEntries } from "./hand-over.ts";

export type CalculatorImport = () => Promise<{ default: ComponentType<CalculatorPlace> }>;

export type LateCalculatorProps = CalculatorPlace & {
	/** Must be the same function on every render. */
	importer: CalculatorImport;
	/** The calculator itself while prerendering, null in the browser. */
	served: ComponentType<CalculatorPlace> | null;
};

/** A margin in px large enough for any position on the page: only the visibility of its section matters. */
const anywhere = 100_000;

/**
 * A calculator whose code loads once the page is usable, and which replaces the prerendered markup when its section is
 * shown: nothing is laid out for it in a hidden section. Until then, or if its code fails to load, which is reported,
 * the prerendered markup with its example stays and React leaves it alone. Values already entered are carried over.
 */
export function LateCalculator({ importer, served: Served, ...place }: LateCalculatorProps) {
	const frame = useRef<HTMLDivElement>(null);
	const [Live, setLive] = useState<ComponentType<CalculatorPlace> | null>(null);
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		let cancelShow = () => {};
		const show = (module: Awaited<ReturnType<CalculatorImport>>) => {
			const putEntries = takeEntries(frame.current);
			flushSync(() => setLive(() => module.default));
			putEntries(frame.current);
		};
		const load = async () => {
			const module = await importQuietly(importBesideEntry(importer));
			setFailed(!module);
			if (module && frame.current) cancelShow = whenSeen(frame.current, () => show(module), anywhere);
		};
		const cancelLoading = whenUsable(() => void load());
		return () => {
			cancelLoading();
			cancelShow();
		};
	}, [importer]);

	if (Live)
		return (
			<div key="live" ref={frame} data-calculator="live">
				<Live {...place} />
			</div>
		);
	if (Served)
		return (
			<div key="served" className={styles.late}>
				<Served {...place} />
			</div>
		);
	return (
		<>
			{failed && (
				<p role="status" className={styles.failed}>
					This calculator could not be loaded, so it does not respond. Reload the page to try again.
				</p>
			)}
			<div key="served" ref={frame} className={styles.late} suppressHydrationWarning>
				{SERVED_NODES}
			</div>
		</>
	);
}
