import { useId, useRef, useState } from "react";
import { useSpoken } from "#src/accessibility/use-spoken.ts";
import { composeLine } from "#src/cli/compose-line.ts";
import { endsCommand, isComment } from "#src/cli/explain.ts";
import { parseLine } from "#src/cli/parse-line.ts";
import type { Fault, ParsedLine } from "#src/cli/part.ts";
import type { Word } from "#src/cli/read-word.ts";
import { tokenise } from "#src/cli/tokenise.ts";
import type { Command } from "#src/content/commands/command.ts";
import { useAskedState } from "#src/navigation/use-asked-state.ts";
import { Button } from "#src/ui/button.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { shortWord } from "#src/ui/short-word.ts";
import { Unbroken } from "#src/ui/unbroken.tsx";
import { applySuggestion } from "./apply-suggestion.ts";
import styles from "./composer.module.css";
import { type Draft, draftOf } from "./draft.ts";
import fieldStyles from "./field.module.css";
import { LineParts } from "./line-parts.tsx";

/** Longer lines are truncated: they cannot be read part by part. */
const MAX_LENGTH = 2000;

/** Faults that keep a line out of the fields, which could not represent it. */
const foreign: readonly string[] = ["shell", "no-option", "too-many", "twice", "takes-no-value"];

const examples = [
	"cherry capsule wrap web-03 --compression high --encryption gpg --recipient mika",
	"cherry servers create web-04 --plan vps2 --regoin lithuania",
];

/** Suggestions that can neither be seen nor spoken. */
const inWords: Readonly<Record<string, string>> = {
	"": "Delete it",
	" ": "Use a plain space",
	'"': "Use straight marks",
	"'": "Use straight marks",
};

/** No address asks for a line to explain. */
const nothing = () => "";

/**
 * Explains any line part by part: what each part means, what is wrong, and what was probably meant. Back finds the line
 * as it was left.
 */
export function ExplainPart({ onEdit }: { onEdit: (command: Command, draft: Draft) => void }) {
	const id = useId();
	const field = useRef<HTMLTextAreaElement>(null);
	const [, edit, setEdit] = useAskedState<string>("explained line", nothing);
	const [touched, setTouched] = useState(false);
	const text = edit ?? "";
	const [active, setActive] = useState<number | null>(null);
	const parsed = parseLine(text.trim());
	const faults = told(parsed.faults);
	const isBlank = parsed.parts.length === 0;
	const verdict = isBlank ? "" : verdictOf(parsed, faults.length);
	useSpoken(verdict, touched && !isBlank);
	const show = (line: string) => {
		setTouched(true);
		setEdit(line.slice(0, MAX_LENGTH));
		setActive(null);
	};
	/** For buttons that disappear with the line they were pressed for. */
	const put = (line: string) => {
		show(line);
		field.current?.focus();
	};
	const { command } = parsed;
	const fits = command && !parsed.faults.some(({ code }) => foreign.includes(code));
	const shellsOwn = fits ? isShellsOwn(parsed, command) : false;
	const editable = shellsOwn ? null : fits && command;
	return (
		<div className={styles.composer}>
			<div className={fieldStyles.field}>
				<label htmlFor={id} className={fieldStyles.label}>
					Line to explain{" "}
				</label>
				<textarea
					ref={field}
					id={id}
					rows={2}
					aria-describedby={`${id}h`}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={MAX_LENGTH}
					className={fieldStyles.input}
					value={text}
					onChange={({ target }) => show(target.value)}
				/>
				<p id={`${id}h`} className={fieldStyles.hint}>
					Paste it with or without the prompt. It stays on this page: nothing is sent or run.
				</p>
			</div>
			{isBlank ? (
				<div className={styles.actions}>
					{examples.map((line, index) => (
						<Button key={line} onClick={() => put(line)}>
							{index === 0 ? "Show a valid line" : "Show one with mistakes"}
						</Button>
					))}
				</div>
			) : (
				<div className={styles.bench}>
					<LineParts
						parsed={parsed}
						label="The line, part by part"
						active={active ?? firstToExplain(parsed)}
						onActive={setActive}
					/>
					<p>{verdict}</p>
					{faults.length > 0 && <Faults parsed={parsed} faults={faults} onMend={put} />}
					{shellsOwn && (
						<p className={fieldStyles.hint}>
							The form has no field for part of this line, such as a variable, a pattern, a tilde, a backslash or a
							pipe, so edit the line itself.
						</p>
					)}
					<div className={styles.actions}>
						{editable && (
							<Button onClick={() => onEdit(editable, draftOf(editable, parsed.values))}>Edit in the composer</Button>
						)}
						<Button look="quiet" onClick={() => put("")}>
							Clear the line
						</Button>
					</div>
				</div>
			)}
		</div>
	);
}

/** Parts for which there are no fields: `sudo`, `2>&1`, a pipe, a second command. */
const shellsParts: readonly string[] = ["prefix", "redirection", "rest"];

/** Whether the fields would lose something that a line holds: `$HOME`, `*.txt`, `~aiko`, `.\site`, a pipe. */
function isShellsOwn({ line, parts, values }: ParsedLine, command: Command): boolean {
	const program = parts.find(({ kind }) => kind === "program");
	const { words } = tokenise(line.slice(program?.start));
	const isKept = homesOf(words) === homesOf(tokenise(composeLine(command, values)).words);
	const isMore = parts.some(({ kind, text }) => shellsParts.includes(kind) && !isComment(text));
	if (!isKept || program?.text !== "cherry" || isMore) return true;
	return words.some(({ isOpen, isPattern, isEscaped }) => isOpen || isPattern || isEscaped);
}

function homesOf(words: readonly Word[]): string {
	const homes = words.filter(({ isHome }) => isHome).map(({ text }) => text);
	return homes.toSorted().join("\n");
}

/** The first faulty part of the line, or else the command itself. */
function firstToExplain({ parts }: ParsedLine): number {
	const wrong = parts.findIndex(({ fault, kind }) => fault !== null && kind !== "missing");
	return wrong < 0 ? parts.findLastIndex(({ kind }) => kind === "word") : wrong;
}

/** The faults, each sentence once: `applySuggestion` mends all that have the same. */
function told(faults: readonly Fault[]): Fault[] {
	return faults.filter(({ message }, index) => faults.findIndex((fault) => fault.message === message) === index);
}

function verdictOf({ faults, command, parts }: ParsedLine, count: number): string {
	if (faults.length > 0 && faults.every(({ code, suggestion }) => code === "not-cherry" && suggestion === null))
		return "This line does not begin with cherry, so it is not explained.";
	const goesOn = command !== null && parts.some(({ kind, text }) => kind === "rest" && !endsCommand(text));
	const what = goesOn ? "The first command" : "This line";
	if (count > 0)
		return `${what} would not run. It has ${count === 1 ? "1 problem" : `${count} problems`}, listed below.`;
	const valid = `${what} is valid: cherry ${command?.words.join(" ")} has everything it needs.`;
	return goesOn ? `${valid} What follows it is not checked.` : valid;
}

type FaultsProps = { parsed: ParsedLine; faults: readonly Fault[]; onMend: (line: string) => void };

function Faults({ parsed, faults, onMend }: FaultsProps) {
	return (
		<ul {...LIST} className={styles.faults}>
			{faults.map((fault) => {
				const mended = applySuggestion(parsed, fault);
				return (
					<li key={fault.message}>
						<span>
							<Unbroken within={shortWord}>{fault.message}</Unbroken>
						</span>
						{mended !== null && (
							<Button onClick={() => onMend(mended)}>
								{inWords[fault.suggestion ?? ""] ?? `Use ${fault.suggestion}`}
							</Button>
						)}
					</li>
				);
			})}
		</ul>
	);
}
