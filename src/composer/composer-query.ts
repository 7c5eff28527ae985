/**
 * The values given to a command, by the bare names of its arguments and options ("plan", "yes"); true enables a switch.
 */
export type GivenValues = Readonly<Record<string, string | true | readonly string[]>>;

/** A scenario requested by an address; nothing in it is validated yet. */
export interface AskedScenario {
	/** The command's words: "servers create". */
	command: string;
	values: Readonly<Record<string, readonly string[]>>;
}

/** The parameter that names the command. */
export const COMMAND = "command";
const SEASON = "season";
/** Parameters with a meaning of their own in an address; a value with such a name gets a prefix. */
const taken: readonly string[] = [COMMAND, SEASON];
const MARK = "value-";
const SWITCHED_ON = "yes";

/**
 * The address that opens a command in the composer with these values filled in.
 * @param command the command's words, without "cherry"
 * @param values by bare name; empty texts are left out
 * @returns path within the site, without base, with query and fragment
 * @example composerLink("servers create", { plan: "vps-2" }) // "/cli?command=servers+create&plan=vps-2#composer"
 */
export function composerLink(command: string, values: GivenValues = {}): string {
	const query = new URLSearchParams([[COMMAND, command]]);
	for (const [name, value] of Object.entries(values)) {
		const texts = value === true ? [SWITCHED_ON] : [value].flat();
		for (const text of texts) if (text.trim() !== "") query.append(taken.includes(name) ? MARK + name : name, text);
	}
	return `/cli?${query}#composer`;
}

/**
 * The bare name of the value that a parameter gives; null if the parameter has a meaning of its own.
 * @example valueNamed("value-season") // "season"; valueNamed("plan") // "plan"; valueNamed("season") // null
 */
export function valueNamed(key: string): string | null {
	if (taken.includes(key)) return null;
	const bare = key.slice(MARK.length);
	return key.startsWith(MARK) && taken.includes(bare) ? bare : key;
}

/**
 * The scenario that a query requests.
 * @param search query of the address, with or without "?"; may hold anything
 * @returns null if it does not address the composer
 * @example askedScenario("?command=servers+create&plan=vps-2") // { command: "servers create", values: { plan: ["vps-2"] } }
 */
export function askedScenario(search: string): AskedScenario | null {
	const query = new URLSearchParams(search);
	const command = query.get(COMMAND);
	if (command === null) return null;
	const values: Record<string, readonly string[]> = Object.create(null);
	for (const [key, text] of query) {
		const name = valueNamed(key);
		if (name !== null) values[name] = [...(values[name] ?? []), text];
	}
	return { command: command.trim().replace(/\s+/g, " "), values };
}
