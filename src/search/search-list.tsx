import { type MouseEvent, useEffect, useRef } from "react";
import { searchWords } from "#src/content/search-words.ts";
import { isPlainClick } from "#src/navigation/navigate.ts";
import { url } from "#src/navigation/url.ts";
import { cancelFrame, requestFrame } from "#src/platform/frames.ts";
import { Icon } from "#src/ui/icon.tsx";
import { JapaneseRuns } from "#src/ui/japanese-runs.tsx";
import type { MarkedText } from "./passages.ts";
import styles from "./search.module.css";
import type { SearchGroup, SearchItem } from "./search-items.ts";

interface SearchListProps {
	id: string;
	groups: readonly SearchGroup[];
	/** Index of the option that Enter chooses. */
	active: number;
	/** Whether newer results are loading. */
	isStale: boolean;
	onPrefer: (index: number) => void;
	onChoose: (item: SearchItem) => void;
}

/** The list of results. The focus stays in the field, which points into the list with `aria-activedescendant`. */
export function SearchList({ id, groups, active, isStale, onPrefer, onChoose }: SearchListProps) {
	const list = useRef<HTMLDivElement>(null);
	// In the next frame, which lays the list out anyway: doing it now would force a synchronous layout.
	useEffect(() => {
		const frame = requestFrame(() =>
			list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" }),
		);
		return () => cancelFrame(frame);
	});
	let before = 0;
	return (
		<div ref={list} id={id} role="listbox" aria-label={searchWords.title} aria-busy={isStale} className={styles.list}>
			{groups.map(({ title, items }, number) => {
				const first = before;
				before += items.length;
				return (
					// biome-ignore lint/a11y/useSemanticElements: a listbox has no fieldsets
					<div key={title} role="group" aria-labelledby={`${id}g${number}`} className={styles.group}>
						<p id={`${id}g${number}`} role="presentation" className={styles.title}>
							{title}
						</p>
						{items.map((item, index) => (
							<SearchOption
								key={keyOf(item)}
								id={`${id}-${first + index}`}
								item={item}
								isActive={first + index === active}
								onPrefer={() => onPrefer(first + index)}
								onChoose={() => onChoose(item)}
							/>
						))}
					</div>
				);
			})}
		</div>
	);
}

/** A solar term and the micro-season that it begins with lead to the same place. */
const keyOf = ({ choice, title }: SearchItem): string =>
	JSON.stringify([choice, title.map(([words]) => words).join("")]);

interface SearchOptionProps {
	id: string;
	item: SearchItem;
	isActive: boolean;
	onPrefer: () => void;
	onChoose: () => void;
}

/** Options that lead to a page are links, so that they can be opened in a new tab. */
function SearchOption({ id, item, isActive, onPrefer, onChoose }: SearchOptionProps) {
	const { icon, kanji, title, crumbs, excerpt, choice } = item;
	const option = {
		id,
		role: "option",
		"aria-selected": isActive,
		tabIndex: -1,
		className: styles.option,
		onPointerMove: isActive ? undefined : onPrefer,
		// The focus stays in the field.
		onMouseDown: (event: MouseEvent) => event.button === 0 && event.preventDefault(),
		onClick: (event: MouseEvent) => {
			if (!isPlainClick(event)) return;
			event.preventDefault();
			onChoose();
		},
	};
	const content = (
		<>
			<span aria-hidden="true" className={styles.sign}>
				{kanji.length === 1 ? <span lang="ja">{kanji}</span> : <Icon name={icon} />}
			</span>
			<span className={styles.words}>
				{crumbs.length > 0 && <span className={styles.crumbs}>{crumbs.join(" / ")}</span>}
				<span className={styles.name}>
					<Marked text={title} />
					{kanji && (
						<span lang="ja" className={styles.kanji}>
							{kanji}
						</span>
					)}
				</span>
				{excerpt.length > 0 && (
					<span className={styles.excerpt}>
						<Marked text={excerpt} />
					</span>
				)}
			</span>
		</>
	);
	return "open" in choice ? (
		<a {...option} href={url(choice.open)}>
			{content}
		</a>
	) : (
		<div {...option}>{content}</div>
	);
}

function Marked({ text }: { text: MarkedText }) {
	return text.map(([words, isMarked], index) => {
		const key = `${index}`;
		return isMarked ? (
			<mark key={key}>
				<JapaneseRuns text={words} />
			</mark>
		) : (
			<JapaneseRuns key={key} text={words} />
		);
	});
}
