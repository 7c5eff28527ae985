import { type ComponentProps, useLayoutEffect, useRef } from "react";
import styles from "./page.module.css";

/** Where the visitor is in the content: the link or control that has the focus, and the disclosures that are open. */
interface Place {
	focused: string | null;
	opened: string[];
}

/** Of the content that is replaced in this commit. */
let left: Place | null = null;

/** The same link or control in another season's content has the same address and words. */
const nameOf = (control: Element) => `${control.getAttribute("href")} ${control.textContent}`;

function placeIn(content: HTMLElement): Place {
	const { activeElement } = document;
	const opened = [...content.querySelectorAll("details[open] > summary")].map(nameOf);
	return { focused: activeElement && content.contains(activeElement) ? nameOf(activeElement) : null, opened };
}

function restore(content: HTMLElement, { focused, opened }: Place): void {
	for (const summary of content.querySelectorAll("summary"))
		if (opened.includes(nameOf(summary))) summary.parentElement?.setAttribute("open", "");
	if (focused === null) return;
	const controls = content.querySelectorAll<HTMLElement>("a[href], button, summary");
	const control = [...controls].find((one) => nameOf(one) === focused);
	if (control) control.focus();
	else document.querySelector("h1")?.focus({ preventScroll: true });
}

/** The content below the title. When other content takes its place, the focus stays, and what was opened stays open. */
export function DashboardContent(props: ComponentProps<"div">) {
	const content = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const own = content.current;
		if (!own) return;
		if (left) restore(own, left);
		// Still in the page: React removes it afterwards, and then mounts what takes its place.
		return () => {
			left = placeIn(own);
			queueMicrotask(() => {
				left = null;
			});
		};
	}, []);
	return <div {...props} ref={content} className={styles.content} />;
}
