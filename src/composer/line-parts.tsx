import { type KeyboardEvent, useId } from "react";
import { explain } from "#src/cli/explain.ts";
import type { ParsedLine, Part } from "#src/cli/part.ts";
import { InlineCode } from "#src/ui/inline-code.tsx";
import styles from "./line-parts.module.css";
import { nextPart } from "./next-part.ts";

export interface LinePartsProps {
	parsed: ParsedLine;
	/** The accessible name of the line: "Your line". */
	label: string;
	/** The part that is explained; an index out of range means the first. */
	active: number;
	onActive: (index: number) => void;
}

/**
 * A line in which every part is explained on hover, focus and touch, in one place below. It is one Tab stop; the arrow
 * keys move between parts.
 */
export function LineParts({ parsed, label, active, onActive }: LinePartsProps) {
	const id = useId();
	const parts = parsed.parts.filter(({ kind }) => kind !== "missing");
	const index = parts[active] ? active : 0;
	const part = parts[index];
	const explanation = part ? explain(part, parsed) : "Nothing to explain yet.";
	const move = (event: KeyboardEvent<HTMLElement>) => {
		const next = nextPart(event, index, parts.length);
		if (next === null) return;
		event.preventDefault();
		onActive(next);
		event.currentTarget.querySelectorAll("button")[next]?.focus();
	};
	return (
		<>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
			<div role="group" aria-label={label} className={styles.line} onKeyDown={move} dir="ltr">
				{!parsed.parts.some(({ kind }) => kind === "prompt") && (
					<span aria-hidden="true" className={styles.prompt}>
						${" "}
					</span>
				)}
				{parts.map((one, at) => (
					<PartButton
						key={`${one.start}-${one.kind}`}
						part={one}
						gap={parsed.line.slice(parts[at - 1]?.end ?? one.start, one.start)}
						isActive={at === index}
						describedBy={id}
						onActive={() => onActive(at)}
					/>
				))}
			</div>
			<p id={id} className={styles.explanation}>
				{part && !isNamed(part, explanation) && (
					<>
						<b>{part.text}</b>{" "}
					</>
				)}
				<InlineCode>{explanation}</InlineCode>
			</p>
		</>
	);
}

/** Whether what is wrong with a part begins with its name: `--foo: is not an option`, without the quotation marks. */
function isNamed({ text, fault }: Part, explanation: string): boolean {
	const [, name] = (fault && /^(.+?): /.exec(explanation)) ?? [];
	return name !== undefined && (text.includes(name) || ` ${name} `.includes(` ${text} `));
}

type PartButtonProps = { part: Part; gap: string; isActive: boolean; describedBy: string; onActive: () => void };

function PartButton({ part: { kind, text, fault }, gap, isActive, describedBy, onActive }: PartButtonProps) {
	const isOpen = fault?.code === "to-fill-in";
	const words = text.trimStart();
	return (
		<>
			{gap + text.slice(0, -words.length)}
			<button
				type="button"
				data-kind={kind}
				data-open={isOpen || undefined}
				data-fault={(fault && !isOpen) || undefined}
				aria-current={isActive || undefined}
				aria-describedby={isActive ? describedBy : undefined}
				tabIndex={isActive ? 0 : -1}
				className={styles.part}
				onFocus={onActive}
				onClick={onActive}
				onPointerEnter={onActive}
			>
				{words}
			</button>
		</>
	);
}
