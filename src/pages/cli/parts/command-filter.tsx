import { useId, useMemo, useRef } from "react";
import { useSpoken } from "#src/accessibility/use-spoken.ts";
import { findCommands, matchingOptions } from "#src/composer/find-commands.ts";
import { ButtonLink, PageLink } from "#src/navigation/page-link.tsx";
import { isComposing } from "#src/platform/is-composing.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { useEarlyEntry } from "#src/ui/use-early-entry.ts";
import styles from "./command-filter.module.css";
import { readCommands } from "./read-commands.ts";
import { useReadingPlace } from "./use-reading-place.ts";

export interface CommandFilterProps {
	/** Titles of the guide's sections, by id. */
	sections: Readonly<Record<string, string>>;
	text: string;
	onText: (text: string) => void;
}

/** Suggested search terms for when there is no match. */
const suggestions = ["seal", "price", "tunnel", "--json"];

/** Above every section: the filter for all commands, and the way to the composer. Its matches replace the section. */
export function CommandFilter({ sections, text, onText }: CommandFilterProps) {
	const id = useId();
	const input = useEarlyEntry<HTMLInputElement>((early) => early.value !== text && onText(early.value));
	const count = useRef<HTMLParagraphElement>(null);
	const isFiltering = text.trim() !== "";
	// The guide's own markup is the index: it is already there and complete.
	const commands = useMemo(() => (isFiltering ? readCommands(document) : []), [isFiltering]);
	const found = useMemo(() => findCommands(commands, text), [commands, text]);
	const matches = `${found.length} of ${commands.length} commands ${found.length === 1 ? "matches" : "match"}`;
	useSpoken(matches, isFiltering, text);
	const place = useReadingPlace(isFiltering, count);
	/** For buttons that disappear with what they were pressed for. */
	const put = (next: string) => {
		onText(next);
		input.current?.focus();
	};
	const clear = () => {
		place.keep();
		put("");
	};
	return (
		<div className={styles.over} data-guide-filter={isFiltering ? "on" : "off"}>
			<div className={styles.bar}>
				<search className={styles.search}>
					<label htmlFor={id} className="visually-hidden">
						Filter all commands
					</label>
					<input
						ref={input}
						id={id}
						type="search"
						placeholder="Filter commands"
						aria-describedby={`${id}s`}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						enterKeyHint="search"
						className={styles.input}
						value={text}
						onChange={({ target }) => {
							if (target.value.trim() === "") place.keep();
							onText(target.value);
						}}
						onKeyDown={(event) => {
							if (event.key !== "Escape" || text === "" || isComposing(event.nativeEvent)) return;
							event.preventDefault();
							event.stopPropagation();
							clear();
						}}
					/>
				</search>
				<ButtonLink to="/cli#composer">
					<Icon name="square-terminal" /> Compose a line
				</ButtonLink>
			</div>
			<p ref={count} id={`${id}s`} className={isFiltering ? styles.count : "visually-hidden"}>
				{isFiltering && matches}
			</p>
			{isFiltering && found.length > 0 && (
				<ul {...LIST} className={styles.found}>
					{found.map(({ id, name, summary, section, usage }) => (
						<li key={id}>
							<PageLink to={`/cli#${id}`} className={styles.link}>
								{name}
							</PageLink>
							<span className={styles.section}>{sections[section]}</span>
							<span className={styles.summary}>{summary}</span>
							<span className={styles.options}>{matchingOptions(usage, text).join(" ")}</span>
						</li>
					))}
				</ul>
			)}
			{isFiltering && found.length === 0 && (
				<div className={styles.none}>
					<p>No commands match all of these words. Try one word, a task or an option:</p>
					<div className={styles.suggestions}>
						{suggestions.map((suggestion) => (
							<Button key={suggestion} onClick={() => put(suggestion)}>
								{suggestion}
							</Button>
						))}
						<Button look="quiet" onClick={clear}>
							Clear filter
						</Button>
					</div>
				</div>
			)}
		</div>
	);
}
