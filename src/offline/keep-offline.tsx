import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { keeping as words } from "#src/content/keeping.ts";
import { instantDateText } from "#src/figures/date-text.ts";
import { usePageHidden } from "#src/platform/use-page-hidden.ts";
import { whenSeen } from "#src/platform/when-seen.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { onFirstClick } from "#src/ui/on-first-click.ts";
import { ProgressBar } from "#src/ui/progress-bar.tsx";
import { type KeepList, listSize, sizeText } from "./keep-list.ts";
import styles from "./keep-offline.module.css";
import { type KeepState, keeper } from "./keeper.ts";
import { VisitedPages } from "./visited-pages.tsx";

/**
 * Keeps everything for offline use, on request: shows how much that is, its progress and when it was kept, and frees
 * the space again. The surrounding page explains what "everything" is (`keepOffline.introduction`).
 */
export function KeepOffline({ visited }: { visited: boolean }) {
	const state = useSyncExternalStore(keeper.subscribe, keeper.state);
	const [list, setList] = useState<KeepList | null>(null);
	const place = useRef<HTMLDivElement>(null);
	const hidden = usePageHidden();
	useEffect(() => {
		if (!hidden) void keeper.look();
	}, [hidden]);
	useEffect(() => {
		if (!place.current) return;
		// The size is worth a request only once it can be read. If the list cannot be fetched, the size is not shown.
		return whenSeen(place.current, () => void keeper.fetchList().then(setList, () => {}));
	}, []);

	const { status } = state;
	const possible = status !== "unknown" && status !== "impossible";
	return (
		<>
			<div ref={place} className={styles.keep}>
				{status === "impossible" && <p>{words.impossible}</p>}
				{status === "nothing" && <p>{state.problem ? words.problems[state.problem] : contentsText(list)}</p>}
				{status === "keeping" && <Progress {...state} />}
				{status === "kept" && (
					<p>
						<Icon name="circle-check" size={18} /> Saved on {instantDateText(new Date(state.record.keptAt))},{" "}
						{sizeText(listSize(state.record))}.
					</p>
				)}
				{/* One button throughout, so that it keeps the focus. */}
				{possible && <KeepButton state={state} />}
			</div>
			{visited && <VisitedPages />}
		</>
	);
}

function contentsText(list: KeepList | null): string {
	if (!list) return "All documents and every page.";
	return `${list.documents} documents and every page, ${sizeText(listSize(list))}.`;
}

function Progress({ doneBytes, totalBytes }: { doneBytes: number; totalBytes: number }) {
	const label = totalBytes > 0 ? `${sizeText(doneBytes)} of ${sizeText(totalBytes)}` : "Preparing...";
	return <ProgressBar label={label} value={totalBytes > 0 ? doneBytes / totalBytes : 0} />;
}

function KeepButton({ state }: { state: KeepState }) {
	if (state.status === "keeping") return <Button onClick={onFirstClick(keeper.stop)}>{words.stop}</Button>;
	if (state.status === "kept")
		return <Button onClick={onFirstClick(() => void keeper.remove())}>{words.remove}</Button>;
	const isPartial = state.status === "nothing" && (state.problem === "interrupted" || state.problem === "incomplete");
	return <Button onClick={onFirstClick(() => void keeper.keep())}>{isPartial ? words.goOn : words.keep}</Button>;
}
