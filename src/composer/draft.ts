import { offerFaults, strayFaults } from "#src/cli/check-offer.ts";
import { checkValue, mustBe } from "#src/cli/check-value.ts";
import { isNeeded, isOptionNeeded } from "#src/cli/is-needed.ts";
import { faultOfLine } from "#src/cli/parse-line.ts";
import type { Values } from "#src/cli/part.ts";
import type { Command, Value } from "#src/content/commands/command.ts";
import { capitalised } from "#src/figures/capitalised.ts";

/** One argument or option of a command. */
export interface Field {
	/** As in `Values`: an argument's name, or an option's with its dashes. */
	key: string;
	/** Without dashes; unique within a command. */
	bare: string;
	/** Null for a switch. */
	value: Value | null;
	required: boolean;
	repeats: boolean;
	description: string;
}

/** The content of the fields, by key, as typed. A switch that is on holds a single text of any content. */
export type Draft = Readonly<Record<string, readonly string[]>>;

/** A command's fields: arguments in their order, then options. */
export function fieldsOf(command: Command): Field[] {
	return [
		...command.arguments.map((argument) => ({
			key: argument.name,
			bare: argument.name,
			value: argument,
			required: argument.required,
			repeats: argument.repeats ?? false,
			description: argument.description,
		})),
		...command.options.map(({ name, value = null, required = false, repeats = false, description }) => ({
			key: name,
			bare: name.replace(/^--/, ""),
			value,
			required,
			repeats,
			description,
		})),
	];
}

/** A field's label: `--local-port` is "Local port". */
export function labelOf({ bare }: Pick<Field, "bare">): string {
	return capitalised(bare.replaceAll("-", " "));
}

/** The texts of a field that are not blank, without the blanks around them that come with pasting. */
export function textsOf(draft: Draft, key: string): string[] {
	return (Object.hasOwn(draft, key) ? (draft[key] ?? []) : []).map((text) => text.trim()).filter((text) => text !== "");
}

/**
 * The values of a draft, for composing a line. @example valuesOf(create, { name: ["web-04"], "--plan": [""] }) // {
 * name: "web-04" }
 */
export function valuesOf(command: Command, draft: Draft): Values {
	const values: Record<string, string | true | readonly string[]> = {};
	for (const { key, value, repeats } of fieldsOf(command)) {
		const [first, ...more] = textsOf(draft, key);
		if (first !== undefined) values[key] = value === null ? true : repeats ? [first, ...more] : first;
	}
	return values;
}

/** The inverse of `valuesOf`. A placeholder, `<server>`, counts as not given. */
export function draftOf(command: Command, values: Values): Draft {
	const draft: Record<string, readonly string[]> = {};
	for (const { key } of fieldsOf(command)) {
		const value = Object.hasOwn(values, key) ? values[key] : undefined;
		if (value === undefined) continue;
		const texts = value === true ? ["yes"] : typeof value === "string" ? [value] : value;
		draft[key] = texts.filter((text) => !/^<.*>(?:\.\.\.)?$/.test(text));
	}
	return draft;
}

/**
 * The faults of a draft, one sentence per field; empty if the line would run.
 * @example draftFaults(create, {}) // { name: "Required: a server’s name, …", "--plan": "Required: …", "--region": "Required: …" }
 */
export function draftFaults(command: Command, draft: Draft): Record<string, string> {
	const faults: Record<string, string> = {};
	const fields = fieldsOf(command);
	const values = valuesOf(command, draft);
	const together = { ...offerFaults(values), ...strayFaults(command, values) };
	const lastGiven = command.arguments.findLastIndex(({ name }) => textsOf(draft, name).length > 0);
	for (const [index, { key, value }] of fields.entries()) {
		if (!value) continue;
		const argument = command.arguments[index];
		const option = command.options[index - command.arguments.length];
		const isRequired = argument ? isNeeded(command, argument, values) : option && isOptionNeeded(option, values);
		const reason = option?.goesWith ? ` with ${option.goesWith.option} ${option.goesWith.value}` : "";
		const texts = textsOf(draft, key);
		const unsuited = together[key] && `Must be ${together[key]}.`;
		const wrong =
			texts.map((text) => checkValue(value, text) ?? lineFault(value, text)).find((fault) => fault !== null) ??
			unsuited;
		const isGap = index < lastGiven;
		if (wrong) faults[key] = texts.length > 1 ? `One value is wrong. ${wrong}` : wrong;
		else if (texts.length === 0 && isRequired) faults[key] = `Required${reason}: ${mustBe(value)}.`;
		else if (texts.length === 0 && isGap)
			faults[key] =
				`Required because ${labelOf({ bare: command.arguments[lastGiven]?.name ?? "" })} is set: ${mustBe(value)}.`;
	}
	return faults;
}

function lineFault(value: Value, text: string): string | null {
	const fault = faultOfLine(value, text);
	return fault && `This line would not run (${fault.message}).`;
}
