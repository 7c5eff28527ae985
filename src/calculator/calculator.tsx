import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { hasSavedPosition } from "#src/navigation/scroll-memory.ts";
import { url } from "#src/navigation/url.ts";
import { Button } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import styles from "./calculator.module.css";
import { LastValidNote } from "./last-valid-note.tsx";
import type { ScenarioFrame } from "./use-scenario.ts";

/** What the page passes to a calculator: its path, without base, with fragment ("/tokens#staking"). */
export interface CalculatorPlace {
	path: string;
}

export type CalculatorProps = CalculatorPlace &
	ScenarioFrame & {
		title: string;
		introduction: ReactNode;
		fields: ReactNode;
		/** Figures first, then the working and the chart. */
		children: ReactNode;
	};

const said = { copied: "Link to this scenario copied", failed: "Could not copy the link." };
const impossible = { ...said, failed: "Fix what is marked first, then copy the link." };

/** The full address of the scenario: the query comes before the fragment. */
function linkTo(path: string, query: string): string {
	const [page, fragment] = path.split("#", 2);
	return `${location.origin}${url(`${page}${query}`)}${fragment === undefined ? "" : `#${fragment}`}`;
}

/**
 * The frame of a calculator: inputs, outputs with their working, and the link that reopens it. The page scrolls here
 * if its address asks for a scenario, unless the visitor has started to read.
 */
export function Calculator(props: CalculatorProps) {
	const { path, title, introduction, fields, children, query, asked, refused, onReset } = props;
	const id = useId();
	const frame = useRef<HTMLElement>(null);
	useLayoutEffect(() => {
		if (asked && !hasSavedPosition() && window.scrollY < window.innerHeight / 2)
			frame.current?.scrollIntoView({ behavior: "instant" });
	}, [asked]);
	return (
		<section ref={frame} aria-labelledby={id} className={styles.calculator}>
			<h3 id={id}>{title}</h3>
			<p className={styles.introduction}>{introduction}</p>
			{refused && (
				<p role="status" className={styles.refused}>
					Part of the link could not be read. The example’s values are used instead.
				</p>
			)}
			<noscript>
				<p className={styles.refused}>This is an example. To enter your own figures, enable JavaScript.</p>
			</noscript>
			<div className={styles.fields}>{fields}</div>
			{query === null && <LastValidNote />}
			{children}
			<div className={styles.actions}>
				<CopyButton
					spelled
					what="link to this scenario"
					onCopy={(button) =>
						void copyAndTell(button, query === null ? null : linkTo(path, query), query === null ? impossible : said)
					}
				/>
				<Button look="quiet" onClick={onReset}>
					Reset to the example
				</Button>
			</div>
		</section>
	);
}
