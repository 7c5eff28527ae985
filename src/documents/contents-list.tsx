import { useEffect, useState } from "react";
import { PlaceLink } from "#src/navigation/place-link.tsx";
import { LIST } from "#src/ui/list-role.ts";
import type { ArticleHeading } from "./article-node.ts";
import styles from "./contents-list.module.css";

const NONE: readonly ArticleHeading[] = [];

interface ContentsListProps {
	headings: readonly ArticleHeading[];
	/** Whether the whole article is in the page, so that its headings can be tracked. */
	complete: boolean;
}

/** The headings of the open document; the one being read is marked as the page scrolls. */
export function ContentsList({ headings, complete }: ContentsListProps) {
	const reading = useHeadingBeingRead(complete ? headings : NONE) ?? headings[0]?.id;
	return (
		<div className={styles.contents}>
			<h2>On this page</h2>
			<ul {...LIST}>
				{headings.map(({ id, text, depth }) => (
					<li key={id} className={depth === 3 ? styles.deeper : undefined}>
						<PlaceLink to={id} aria-current={id === reading ? "true" : undefined}>
							{text}
						</PlaceLink>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Id of the last heading that has passed the upper third of the window; until then, the first one. */
function useHeadingBeingRead(headings: readonly ArticleHeading[]): string | undefined {
	const [reading, setReading] = useState<string>();
	useEffect(() => {
		if (typeof IntersectionObserver === "undefined") return;
		const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
		const update = () => {
			const passed = elements.findLast((element) => element.getBoundingClientRect().top < window.innerHeight / 3);
			setReading((passed ?? elements[0])?.id);
		};
		// Everything above the line counts as inside, so that a jump over a heading is observed too.
		const observer = new IntersectionObserver(update, { rootMargin: "9999999px 0px -66% 0px" });
		for (const element of elements) observer.observe(element);
		return () => observer.disconnect();
	}, [headings]);
	return reading;
}
