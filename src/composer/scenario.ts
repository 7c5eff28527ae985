import { checkValue } from "#src/cli/check-value.ts";
import { commandNamed } from "#src/cli/find-command.ts";
import { nameOf } from "#src/cli/usage.ts";
import type { Command } from "#src/content/commands/command.ts";
import { commands } from "#src/content/commands/commands.ts";
import { pickParameters } from "#src/navigation/pick-parameters.ts";
import { askedScenario, COMMAND, composerLink, valueNamed } from "./composer-query.ts";
import { type Draft, fieldsOf, textsOf } from "./draft.ts";

/** The scenario that a link opens. `refused` says which part of it could not be used. */
export interface Scenario {
	command: Command | null;
	draft: Draft;
	refused: "command" | "values" | null;
}

/** Longer than any real line: longer texts were not created here. */
const MAX_LENGTH = 1000;
const MAX_VALUES = 20;

const names = new Set(commands.flatMap(fieldsOf).map(({ bare }) => bare));

/**
 * The part of a query that addresses the composer: a command, and what has the name of any command's field. Other
 * parameters are not ours, such as those that mail and networks add to links (utm_source).
 * @returns without "?"; "" if it does not address it
 * @example ownQuery("?command=init&season=winter&name=ume&utm_source=mail") // "command=init&name=ume"
 */
export const ownQuery = (search: string): string =>
	askedScenario(search) ? pickParameters(search, (key) => key === COMMAND || names.has(valueNamed(key) ?? "")) : "";

/**
 * The scenario that a query requests. Values that are another command's, or are invalid, are left out.
 * @param search query of the address; may hold anything
 * @returns null if it does not address the composer
 */
export function openScenario(search: string): Scenario | null {
	const asked = askedScenario(ownQuery(search));
	if (!asked) return null;
	const command = commandNamed(asked.command);
	if (!command) return { command: null, draft: {}, refused: "command" };
	const fields = new Map(fieldsOf(command).map((field) => [field.bare, field]));
	const draft: Record<string, readonly string[]> = {};
	let refused = false;
	for (const [bare, texts] of Object.entries(asked.values)) {
		const field = fields.get(bare);
		const { value, repeats } = field ?? {};
		const usable = texts
			.map((text) => text.trim())
			.filter((text) => text !== "" && text.length <= MAX_LENGTH && (!value || checkValue(value, text) === null))
			.slice(0, repeats ? MAX_VALUES : 1);
		if (usable.length < texts.length || !field) refused = true;
		if (field && usable.length > 0) draft[field.key] = usable;
	}
	return { command, draft, refused: refused ? "values" : null };
}

/**
 * The path that reopens the same scenario. @example scenarioPath(create, draft) //
 * "/cli?command=servers+create&plan=vps-2#composer"
 */
export function scenarioPath(command: Command, draft: Draft): string {
	const values = fieldsOf(command).map(({ key, bare, value }) => {
		const texts = textsOf(draft, key);
		return [bare, value === null && texts.length > 0 ? (true as const) : texts] as const;
	});
	return composerLink(nameOf(command), Object.fromEntries(values));
}
