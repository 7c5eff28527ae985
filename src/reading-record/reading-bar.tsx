import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { goToPassage, headingAbove } from "./go-to-passage.ts";
import { markPassages } from "./mark-passages.ts";
import styles from "./reading-record.module.css";
import { changesText } from "./say-reading.ts";
import { useReached } from "./use-reached.ts";

interface Opened {
	passages: readonly HTMLElement[];
	changed: readonly HTMLElement[];
	removed: number;
	resume: HTMLElement | undefined;
}

interface ReadingBarProps {
	opened: Opened;
	/** When the document was read last, as returned by whenText. */
	when: string;
	/** The end of the text: a small window has no room for the bar there. */
	end: HTMLElement;
	onClose: () => void;
}

/**
 * Reports what changed since the last reading, leads from change to change, and back to where the visitor stopped. It
 * floats at the window's lower edge while the text is in view; with nothing to report it is invisible.
 */
export function ReadingBar({ opened, when, end, onClose }: ReadingBarProps) {
	const { changed, removed } = opened;
	const atEnd = useReached(end);
	const { next, go } = useChanges(changed);
	const resume = useResume(opened.resume);
	const heading = resume && headingAbove(opened.passages, resume);
	const text = changesText(changed.length, removed, when);
	const says = text !== "" || heading !== undefined;
	// A live region announces changes, so it has to exist before its text.
	const [said, setSaid] = useState("");
	useEffect(() => setSaid(text), [text]);
	useEffect(() => {
		if (!says) return;
		document.documentElement.dataset.readingBar = "";
		return () => void delete document.documentElement.dataset.readingBar;
	}, [says]);
	const close = () => {
		onClose();
		document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
	};
	return (
		<section
			className={styles.bar}
			data-says={says || undefined}
			data-at-end={atEnd || undefined}
			aria-label={says ? "Since you last read" : undefined}
		>
			<p role="status">{said}</p>
			{changed.length > 0 && (
				<Button onClick={() => go(next)}>
					{changed.length === 1 ? "Go to the change" : `Go to change ${next + 1} of ${changed.length}`}
				</Button>
			)}
			{resume && heading !== undefined && (
				<Button look="quiet" onClick={() => goToPassage(resume, resume)}>
					Continue where you left off: {heading}
				</Button>
			)}
			{says && (
				<button type="button" className={styles.close} aria-label="Close" onClick={close}>
					<Icon name="x" size={18} />
				</button>
			)}
		</section>
	);
}

/** The marks of the changes while the bar is mounted, and the navigation between them. */
function useChanges(changed: readonly HTMLElement[]) {
	const [next, setNext] = useState(0);
	const marks = useRef<HTMLElement[]>([]);
	const go = (change: number) => {
		const passage = changed[change];
		const mark = marks.current[change];
		if (passage && mark) goToPassage(passage, mark);
		setNext((change + 1) % changed.length);
	};
	const onMark = useEffectEvent(go);
	useEffect(() => {
		const marked = markPassages(changed, (change) => onMark(change));
		marks.current = marked.marks;
		return marked.unmark;
	}, [changed]);
	return { next, go };
}

/**
 * How far below the window, in window heights, the place must be to be offered: one turn of the wheel needs no button.
 */
const OFFERED_BELOW = 0.5;

/** Where to continue, offered until it was reached. */
function useResume(passage: HTMLElement | undefined): HTMLElement | undefined {
	const [before, setBefore] = useState(
		() => passage !== undefined && passage.getBoundingClientRect().top > window.innerHeight * (1 + OFFERED_BELOW),
	);
	const reached = useReached(before ? passage : undefined);
	if (reached && before) setBefore(false);
	return before ? passage : undefined;
}
