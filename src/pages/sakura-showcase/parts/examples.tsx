import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from "react";
import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import type { highlightWithGrammar } from "#src/documents/highlight-grammars.ts";
import { HighlightedCode } from "#src/documents/highlighted-code.tsx";
import { markJapaneseWithin } from "#src/documents/japanese.ts";
import "#src/ui/highlight.css";
import { useQuietModule } from "#src/platform/use-quiet-module.ts";
import { whenSeen } from "#src/platform/when-seen.ts";
import { CodeBlock } from "#src/ui/code-block.tsx";
import { type Example, examples, type Settings, startOf } from "../example-list.ts";
import { exampleCode, exampleParts } from "../example-parts.ts";
import { type Piece, saidProps } from "../piece-code.ts";
import { Entry, Stage } from "./entry.tsx";
import { ExampleControl } from "./example-control.tsx";
import styles from "./examples.module.css";

const said = { copied: "Code copied", failed: "Could not copy the code." };

/** An element of an example, created from the same data as its code. */
export function renderPiece(piece: Piece, key?: number): ReactNode {
	const component = exampleParts[piece.name]?.component as ComponentType<Record<string, unknown>>;
	const children = (piece.children ?? []).map((child, index) =>
		typeof child === "string" ? child : renderPiece(child, index),
	);
	return createElement(component, { key, ...Object.fromEntries(saidProps(piece)) }, ...children);
}

const importGrammars = () => import("#src/documents/highlight-grammars.ts");

/** Real components with props that a visitor can set, and the resulting code. Specification 2.12 */
export function Examples() {
	const place = useRef<HTMLDivElement>(null);
	const [seen, setSeen] = useState(false);
	useEffect(() => (place.current ? whenSeen(place.current, () => setSeen(true)) : undefined), []);
	const grammars = useQuietModule(importGrammars, seen);
	return (
		<div ref={place}>
			{examples.map((example) => (
				<LiveExample key={example.id} example={example} highlight={grammars?.highlightWithGrammar} />
			))}
		</div>
	);
}

interface LiveExampleProps {
	example: Example;
	/**
	 * Undefined until it has loaded, and the code is plain: it changes with the props, so the build cannot highlight it.
	 */
	highlight: typeof highlightWithGrammar | undefined;
}

function LiveExample({ example, highlight }: LiveExampleProps) {
	const [set, setAll] = useState<Settings>(() => startOf(example));
	const piece = example.piece(set);
	const code = exampleCode(piece);
	return (
		<Entry id={example.id} name={example.title} category="Examples" description={example.text}>
			<Stage>{renderPiece(piece)}</Stage>
			<div data-live className={styles.controls}>
				{example.controls.map((control) => (
					<ExampleControl
						key={control.id}
						control={control}
						value={set[control.id]}
						onChange={(value) => setAll((current) => ({ ...current, [control.id]: value }))}
					/>
				))}
			</div>
			<CodeBlock
				label={`Source of ${example.title}`}
				code={code}
				onCopy={(button, source) => void copyAndTell(button, source.textContent, said)}
			>
				<HighlightedCode nodes={markJapaneseWithin(highlight?.(code, "typescript") ?? [code])} />
			</CodeBlock>
		</Entry>
	);
}
