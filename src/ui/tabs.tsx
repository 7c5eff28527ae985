import type { KeyboardEvent, ReactNode } from "react";
import { Panel } from "./panel.tsx";
import strip from "./strip.module.css";
import styles from "./tabs.module.css";
import { useSelectedInView } from "./use-selected-in-view.ts";

/** `id` becomes the id of the panel, so `/page#id` and find-in-page lead to it: unique in the page. */
export type Tab = { id: string; label: string; content: ReactNode };

/** `label` names the list; `selected` is a tab's id. */
export type TabsProps = {
	label: string;
	tabs: readonly Tab[];
	selected: string;
	onSelect: (id: string) => void;
};

/**
 * Tabs following the ARIA pattern: one tab stop, arrow keys, Home and End; moving selects. All panels stay in the
 * page.
 * @example <Tabs label="Plans" tabs={[{ id: "gpu", label: "GPU", content: <Gpu /> }]} selected={id} onSelect={setId} />
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
	const list = useSelectedInView<HTMLDivElement>(selected);
	const selectedIndex = tabs.findIndex((tab) => tab.id === selected);

	const moveByKey = (event: KeyboardEvent) => {
		const last = tabs.length - 1;
		const moves: Record<string, number> = {
			ArrowRight: selectedIndex >= last ? 0 : selectedIndex + 1,
			ArrowLeft: selectedIndex <= 0 ? last : selectedIndex - 1,
			Home: 0,
			End: last,
		};
		const index = moves[event.key];
		const tab = index === undefined ? undefined : tabs[index];
		if (index === undefined || !tab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
		onSelect(tab.id);
	};

	return (
		<div>
			<div
				ref={list}
				role="tablist"
				aria-label={label}
				className={`${strip.strip} ${styles.list}`}
				onKeyDown={moveByKey}
			>
				{tabs.map((tab, index) => (
					<button
						key={tab.id}
						type="button"
						role="tab"
						id={`${tab.id}-tab`}
						aria-controls={tab.id}
						aria-selected={tab.id === selected}
						// With an unknown selection the first tab keeps the list reachable.
						tabIndex={index === Math.max(selectedIndex, 0) ? 0 : -1}
						data-label={tab.label}
						className={`${strip.item} ${styles.tab}`}
						onClick={() => onSelect(tab.id)}
					>
						{tab.label}
					</button>
				))}
			</div>
			{tabs.map((tab) => (
				<Panel
					key={tab.id}
					id={tab.id}
					tab={`${tab.id}-tab`}
					active={tab.id === selected}
					onFound={() => onSelect(tab.id)}
				>
					{tab.content}
				</Panel>
			))}
		</div>
	);
}
