import { type MouseEvent, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { TermId } from "#src/content/glossary.ts";
import { goTo } from "#src/navigation/navigate.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { importInTime, importQuietly } from "#src/platform/import-in-place.ts";
import { glossaryPath } from "./glossary-path.ts";
import styles from "./term.module.css";

const importBubble = () => importInTime(() => import("./term-bubble.tsx"));
type Bubble = Awaited<ReturnType<typeof importBubble>>["TermBubble"];

const never = () => () => {};

export interface TermProps {
	id: TermId;
	/**
	 * The words in the sentence, with the punctuation that follows them. It is no part of the button but held to it: a
	 * button is a box, and a line may end after any box.
	 */
	children: string;
}

/**
 * A word that opens its meaning beside it, for its first use on a page. Before script, and if the meaning cannot be
 * fetched or shown, it links to the glossary.
 * @example <Term id="cliff">cliff.</Term>
 */
export function Term({ id, children }: TermProps) {
	const words = children.replace(/[,.;:]$/, "");
	const punctuation = children.slice(words.length);
	const bubbleId = useId();
	const button = useRef<HTMLButtonElement>(null);
	const [Bubble, setBubble] = useState<Bubble | null>(null);
	const [open, setOpen] = useState(false);
	const scripted = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	const link = useRef<HTMLAnchorElement>(null);
	const hadFocus = useRef(false);
	// The button takes the place of the served link, and the focus with it.
	useLayoutEffect(() => {
		if (!scripted) hadFocus.current = document.activeElement === link.current;
		else if (hadFocus.current) button.current?.focus();
	}, [scripted]);
	if (!scripted)
		return (
			<>
				<PageLink ref={link} to={glossaryPath(id)} className={styles.term}>
					{words}
				</PageLink>
				{punctuation}
			</>
		);

	const reach = () => void importQuietly(importBubble);
	const press = async (event: MouseEvent) => {
		// The popover is opened here, so that it is positioned at once; the attribute tells the browser which button it
		// belongs to.
		event.preventDefault();
		if (Bubble) return setOpen(!open);
		const { pathname } = location;
		const module = "popover" in HTMLElement.prototype ? await importQuietly(importBubble) : null;
		// The visitor may have left meanwhile.
		if (location.pathname !== pathname) return;
		if (!module) return goTo(glossaryPath(id));
		setBubble(() => module.TermBubble);
		setOpen(true);
	};
	return (
		// One element around both: browser translation moves the text out of the word, and then nothing can be inserted
		// before it: the meaning comes last.
		<span className="whole">
			<button
				ref={button}
				type="button"
				className={styles.term}
				aria-expanded={open}
				popoverTarget={Bubble ? bubbleId : undefined}
				onPointerEnter={reach}
				onFocus={reach}
				onClick={press}
			>
				{words}
			</button>
			{punctuation}
			{Bubble && <Bubble id={id} bubbleId={bubbleId} anchor={button} open={open} onClose={() => setOpen(false)} />}
		</span>
	);
}
