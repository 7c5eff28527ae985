import type { Command, Option, Value } from "#src/content/commands/command.ts";
import { isNeeded, isOptionNeeded } from "./is-needed.ts";
import type { Values } from "./part.ts";
import { quote } from "./quote.ts";
import { nameOf, placeholderOf } from "./usage.ts";

/**
 * The line that gives these values to a command, without a prompt: arguments before options, each quoted if the shell
 * needs it. A missing required value appears as its placeholder, `<server>`, as does a missing argument before a given
 * one. An empty text counts as missing; a name that the command does not have is ignored.
 * @example composeLine(wrap, { server: "web-03", "--output": "my web.capsule" }) // "cherry capsule wrap web-03 --output 'my web.capsule'"
 */
export function composeLine(command: Command, values: Values): string {
	const given = command.arguments.map((argument) => textsOf(values[argument.name], argument.repeats));
	const last = given.findLastIndex((texts) => texts.length > 0);
	const positional = command.arguments.flatMap((argument, index) => {
		const texts = given[index] ?? [];
		if (texts.length > 0) return texts.map((text) => quote(text, argument.kind));
		return isNeeded(command, argument, values) || index < last ? [placeOf(argument)] : [];
	});
	const options = command.options.flatMap((option) => composeOption(option, values));
	const words = ["cherry", nameOf(command)];
	// After `--` nothing is read as an option.
	if (given.flat().some((text) => text.startsWith("-") && text !== "-")) words.push(...options, "--", ...positional);
	else words.push(...positional, ...options);
	return words.join(" ");
}

function textsOf(value: Values[string] | undefined, repeats: boolean | undefined): string[] {
	const texts = typeof value === "string" ? [value] : Array.isArray(value) ? (value as readonly string[]) : [];
	const real = texts.filter((text) => text !== "");
	return repeats ? real : real.slice(0, 1);
}

function composeOption(option: Option, values: Values): string[] {
	const value = values[option.name];
	if (!option.value) return value === true ? [option.name] : [];
	const texts = textsOf(value, option.repeats);
	const { kind } = option.value;
	if (texts.length === 0) return isOptionNeeded(option, values) ? [option.name, placeOf(option.value)] : [];
	// `--name=value` if the value would be read as an option.
	return texts.flatMap((text) =>
		text.startsWith("-") ? [`${option.name}=${quote(text, kind)}`] : [option.name, quote(text, kind)],
	);
}

/** The placeholder of a value; a list of choices cannot be used in a line, because its bars are pipes. */
function placeOf({ name, kind }: Value): string {
	return placeholderOf({ name, kind });
}
