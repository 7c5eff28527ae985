import type { Command, Option, Value } from "#src/content/commands/command.ts";
import { valueKinds } from "#src/content/commands/value-kinds.ts";
import { offerFaults, strayFaults } from "./check-offer.ts";
import { closestValue, hasForm, isValue, mustBe } from "./check-value.ts";
import { closest } from "./edit-distance.ts";
import { isNeeded, isOptionNeeded } from "./is-needed.ts";
import { type Fault, type FaultCode, type Part, shown } from "./part.ts";
import type { Range, Word } from "./read-word.ts";
import { nameOf, placeholderOf, usageOfOption } from "./usage.ts";

/** What a line gives to a command, while it is being parsed. */
export interface Reading {
	parts: Part[];
	values: Record<string, string | true | string[]>;
}

/**
 * Parses the words after a command's own, and records missing ones at `end`.
 * @param line the whole line, for the texts of the parts
 */
export function parseWords(command: Command, words: readonly Word[], line: string, end: number): Reading {
	const reading: Reading = { parts: [], values: {} };
	const name = `cherry ${nameOf(command)}`;
	const text = ({ start, end }: Range) => line.slice(start, end);
	const add = (part: Part) => void reading.parts.push(part);
	const note = (key: string, repeats: boolean | undefined, value: string) => {
		const before = reading.values[key];
		reading.values[key] = repeats ? [...(Array.isArray(before) ? before : []), value] : value;
	};
	let position = 0;
	let onlyArguments = false;

	const readArgument = (word: Word) => {
		const argument = command.arguments[Math.min(position++, command.arguments.length - 1)];
		if (argument === undefined || (position > command.arguments.length && !argument.repeats)) {
			const fault = faultAt(word, "too-many", `${shown(word.text)}: is one argument too many for ${name}`);
			return add({ kind: "unknown", ...rangeOf(word), text: text(word), fault });
		}
		note(argument.name, argument.repeats, word.text);
		add({ kind: "argument", argument, ...rangeOf(word), text: text(word), fault: valueFault(argument, word, null) });
	};

	/** @returns how many of the following words belong to the option */
	const readOption = (word: Word, next: readonly Word[]): number => {
		const [given = "", inline] = word.text.split(/=(.*)/s);
		const names = command.options.map((option) => option.name);
		const known = command.options.find((option) => option.name === given);
		const guess = known ? null : closest(given, names);
		const option = known ?? command.options.find((candidate) => candidate.name === guess);
		const isSplit = inline !== undefined && text(word).startsWith(`${given}=`);
		const nameRange = { start: word.start, end: isSplit ? word.start + given.length : word.end };
		const before = option ? reading.values[option.name] : undefined;
		let fault: Fault | null = null;
		if (!known) {
			const message = `${shown(given)}: is not an option of ${name}${guess ? `; did you mean ${guess}?` : ""}`;
			// Quoted together with its value, the name could not be replaced alone.
			fault = faultAt(nameRange, "no-option", message, inline === undefined || isSplit ? guess : null);
		} else if (before !== undefined && !known.repeats) fault = faultAt(nameRange, "twice", `${given}: is given twice`);
		else if (inline !== undefined && !known.value)
			fault = faultAt(word, "takes-no-value", `${given}: takes no value`, given);
		if (!option) {
			add({ kind: "unknown", ...rangeOf(word), text: text(word), fault });
			return 0;
		}
		const taken = option.value && inline === undefined ? takenBy(option, next) : [];
		if (option.value && !inline && taken.length === 0)
			fault ??= faultAt(nameRange, "needs-value", `${given}: needs a value, ${placeholderOf(option.value)}`);
		if (option.value && inline && !isSplit) {
			// Quoted together with its name, `'--plan=vps-2'`: a single part, in which a suggestion could not be inserted.
			note(option.name, option.repeats, inline);
			const wrong = valueFault(option.value, { ...word, text: inline }, option.name);
			fault ??= wrong && { ...wrong, suggestion: null };
		}
		const optionRange = option.value && inline ? nameRange : rangeOf(word);
		if (known) add({ kind: "option", option, ...optionRange, text: text(optionRange), fault });
		else add({ kind: "unknown", ...optionRange, text: text(optionRange), fault });
		if (!option.value) reading.values[option.name] = true;
		const inlineWords = inline && isSplit ? [{ ...word, text: inline, start: nameRange.end + 1 }] : [];
		for (const valueWord of option.value ? [...inlineWords, ...taken] : []) {
			note(option.name, option.repeats, valueWord.text);
			const valueOfOption = option.value as Value;
			const valueRange = rangeOf(valueWord);
			const wrong = valueFault(valueOfOption, valueWord, option.name);
			add({ kind: "value", option, ...valueRange, text: text(valueRange), fault: wrong });
		}
		return taken.length;
	};

	for (let index = 0; index < words.length; index++) {
		const word = words[index] as Word;
		if (onlyArguments || !/^-./s.test(word.text)) readArgument(word);
		else if (word.text === "--") {
			onlyArguments = true;
			add({ kind: "separator", ...rangeOf(word), text: text(word), fault: null });
		} else index += readOption(word, words.slice(index + 1, index + 1 + maximumTaken));
	}

	const judge = (code: FaultCode, faults: ReturnType<typeof offerFaults>) => {
		for (const [name, must] of Object.entries(faults)) {
			const part = reading.parts.findLast((one) => "option" in one && one.option?.name === name);
			if (part) part.fault ??= faultAt(part, code, `${name}: must be ${must}`);
		}
	};
	judge("unlisted-value", offerFaults(reading.values));
	// An option that still needs its value may get the one that another goes with.
	if (!reading.parts.some(({ fault }) => fault?.code === "needs-value"))
		judge("wrong-value", strayFaults(command, reading.values));

	const here = { start: end, end };
	for (const argument of command.arguments.slice(position)) {
		if (!isNeeded(command, argument, reading.values)) continue;
		const needed = placeholderOf(argument);
		const fault = faultAt(here, "missing-argument", `${name}: needs ${needed}`, needed);
		add({ kind: "missing", argument, ...here, text: needed, fault });
	}
	for (const option of command.options) {
		// Given without its value, it is at fault for that already.
		const isGiven = reading.parts.some((part) => "option" in part && part.option?.name === option.name);
		if (isGiven || !isOptionNeeded(option, reading.values)) continue;
		const { goesWith } = option;
		const needing = goesWith ? `${goesWith.option} ${goesWith.value}` : name;
		const needed = usageOfOption({ ...option, required: true });
		const fault = faultAt(here, "missing-option", `${needing}: needs ${needed}`, needed);
		add({ kind: "missing", option, ...here, text: needed, fault });
	}
	return reading;
}

/** Enough for any real list; what follows is read as arguments. */
const maximumTaken = 64;

/** The words that are an option's values: one, or for a repeatable option all up to the next option. */
function takenBy({ repeats }: Option, next: readonly Word[]): Word[] {
	const [first] = next;
	if (first === undefined || first.text.startsWith("--")) return [];
	const stop = next.findIndex(({ text }, index) => index > 0 && text.startsWith("-"));
	return repeats ? next.slice(0, stop < 0 ? next.length : stop) : [first];
}

function valueFault(value: Value, word: Word, optionName: string | null): Fault | null {
	if (word.isPlaceholder) return faultAt(word, "to-fill-in", `${shown(word.text)}: is not filled in yet`);
	if (word.isOpen || isValue(value, word.text)) return null;
	const subject = optionName ?? (shown(word.text).trim() || value.name);
	const meant = closestValue(value, word.text);
	// Without quotation marks, a value with blanks is read as several words.
	const isBare = word.text.length === word.end - word.start && valueKinds[value.kind].example.includes(" ");
	const must = `${mustBe(value)}${isBare ? ", in straight quotation marks" : ""}`;
	const message = `${subject}: must be ${must}${meant ? `; did you mean ${meant}?` : ""}`;
	const isUnlisted = value.choices === undefined && hasForm(value, word.text);
	return faultAt(word, isUnlisted ? "unlisted-value" : "wrong-value", message, meant);
}

export function faultAt(range: Range, code: FaultCode, message: string, suggestion: string | null = null): Fault {
	return { ...rangeOf(range), code, message, suggestion };
}

function rangeOf({ start, end }: Range): Range {
	return { start, end };
}
