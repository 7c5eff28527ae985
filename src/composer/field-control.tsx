import { type FocusEvent, type ReactNode, useId } from "react";
import { checkValue, valuesFor } from "#src/cli/check-value.ts";
import { placeholderOf } from "#src/cli/usage.ts";
import type { Value } from "#src/content/commands/command.ts";
import { valueKinds } from "#src/content/commands/value-kinds.ts";
import { InlineCode } from "#src/ui/inline-code.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { type Field, labelOf } from "./draft.ts";
import styles from "./field.module.css";
import { RepeatedField } from "./repeated-field.tsx";

export interface FieldControlProps {
	field: Field;
	texts: readonly string[];
	/** The fault, once it may be shown. */
	fault: string | null;
	/** The value previously given for the same kind. */
	before: string | null;
	onChange: (texts: readonly string[]) => void;
	/** Called when the visitor leaves the field. */
	onLeave: () => void;
	/** Called when the visitor enters it. */
	onEnter: () => void;
}

/** The attributes by which a control is labelled and described by the elements around it. */
export interface Described {
	id: string;
	"aria-describedby": string;
	"aria-invalid": boolean | undefined;
	"aria-required": boolean | undefined;
}

/** Few enough to show them all at once. */
const MAX_RADIOS = 4;

/** The control for one argument or option: text, choice, switch or list, with its label and fault. */
export function FieldControl({ field, texts, fault, before, onChange, onLeave, onEnter }: FieldControlProps) {
	const id = useId();
	const { value, required, repeats, description } = field;
	const around = {
		"data-key": field.key,
		onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
			if (!currentTarget.contains(relatedTarget as Node | null)) onLeave();
		},
		onFocus: onEnter,
	};
	const described: Described = {
		id,
		"aria-describedby": `${id}h ${id}f`,
		"aria-invalid": fault !== null || undefined,
		"aria-required": required || undefined,
	};
	if (value === null)
		return (
			<div className={styles.switch} {...around}>
				<input
					type="checkbox"
					id={id}
					aria-describedby={`${id}h`}
					checked={texts.length > 0}
					onChange={({ target }) => onChange(target.checked ? ["yes"] : [])}
				/>
				<label htmlFor={id} className={styles.label}>
					{labelOf(field)} <code>{field.key}</code>
				</label>
				<span />
				<Hint id={id}>{description}</Hint>
			</div>
		);
	const list = valuesFor(value);
	const radios = list.length > 0 && list.length <= MAX_RADIOS;
	const text = texts[0] ?? "";
	const set = (next: string) => onChange([next]);
	const name = (
		<>
			{labelOf(field)} <code>{field.key.startsWith("--") ? field.key : placeholderOf({ ...value, choices: [] })}</code>
		</>
	);
	return (
		<div className={styles.field} {...around}>
			{radios || repeats ? (
				<span id={`${id}n`} className={styles.label}>
					{name}
				</span>
			) : (
				<label htmlFor={id} className={styles.label}>
					{name}
				</label>
			)}
			{repeats ? (
				<RepeatedField
					label={labelOf(field)}
					group={`${id}n`}
					described={described}
					texts={texts}
					onChange={onChange}
				/>
			) : list.length > 0 ? (
				<ChoiceField
					list={list}
					radios={radios}
					usual={value.default ?? null}
					group={`${id}n`}
					described={described}
					chosen={text}
					onChoose={set}
				/>
			) : (
				<>
					<input
						{...described}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						list={before === null ? undefined : `${id}l`}
						className={styles.input}
						value={text}
						onChange={({ target }) => set(withoutMarks(value, target.value))}
					/>
					{before !== null && (
						<datalist id={`${id}l`}>
							<option value={before} />
						</datalist>
					)}
				</>
			)}
			<Hint id={id}>
				{`${description}${list.length > 0 ? "" : ` For example \`${valueKinds[value.kind].example}\`.`}`}
			</Hint>
			<p id={`${id}f`} className={styles.fault} hidden={fault === null}>
				{fault}
			</p>
		</div>
	);
}

/** A value without the quotation marks that were pasted with it, if only that is valid: the line is quoted by itself. */
function withoutMarks(value: Value, text: string): string {
	const bare = /^\s*["'\u201c\u2018](.+)["'\u201d\u2019]\s*$/.exec(text)?.[1];
	return bare !== undefined && checkValue(value, text) !== null && checkValue(value, bare) === null ? bare : text;
}

function Hint({ id, children }: { id: string; children: string }): ReactNode {
	return (
		<p id={`${id}h`} className={styles.hint}>
			<InlineCode>{children}</InlineCode>
		</p>
	);
}
