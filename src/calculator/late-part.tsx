import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { importBesideEntry, importQuietly } from "#src/platform/import-in-place.ts";
import { whenSeen } from "#src/platform/when-seen.ts";
import { whenUsable } from "#src/platform/when-usable.ts";
import { SERVED_NODES } from "#src/ui/served-nodes.ts";
import styles from "./calculator.module.css";
import { takeEntries } from "./hand-over.ts";

export type PartImport<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface LatePartProps<Props> {
	/** What visitors are told has failed to load: "calculator". */
	what: string;
	/** Must be the same function on every render. */
	importer: PartImport<Props>;
	/** What is prerendered, while prerendering; null in the browser. */
	served: ComponentType<Props> | null;
	/** The props of the part, and of what is prerendered. */
	props: Props;
}

/** What has been shown since the page was opened, by its importer. */
const shownBefore = new WeakMap<object, unknown>();

/** A margin in px large enough for any position on the page: only the visibility of its section matters. */
const anywhere = 100_000;

/**
 * A part with fields whose code loads once the page is usable, and which replaces the prerendered markup when its
 * section is shown: nothing is laid out for it in a hidden section. Until then, or if its code fails to load, which is
 * reported, the prerendered markup stays and React leaves it alone. Values already entered are carried over. Shown again, it
 * is there at once, so that nothing grows above the position of a visitor who comes back.
 * @example <LatePart what="calculator" importer={importer} served={served} props={place} />
 */
export function LatePart<Props extends object>({ what, importer, served: Served, props }: LatePartProps<Props>) {
	const frame = useRef<HTMLDivElement>(null);
	const [Live, setLive] = useState(() => shownBefore.get(importer) as ComponentType<Props> | undefined);
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		if (shownBefore.has(importer)) return;
		let cancelShow = () => {};
		const show = (module: Awaited<ReturnType<typeof importer>>) => {
			const putEntries = takeEntries(frame.current);
			flushSync(() => setLive(() => module.default));
			shownBefore.set(importer, module.default);
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
				<Live {...props} />
			</div>
		);
	if (Served)
		return (
			<div key="served" className={styles.late}>
				<Served {...props} />
			</div>
		);
	return (
		<>
			{failed && (
				<p role="status" className={styles.failed}>
					This {what} could not be loaded, so it does not respond. Reload the page to try again.
				</p>
			)}
			<div key="served" ref={frame} className={styles.late} suppressHydrationWarning>
				{SERVED_NODES}
			</div>
		</>
	);
}
