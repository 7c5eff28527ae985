/** An element of an example, as data: what is rendered and what is shown as code are made from the same. */
export interface Piece {
	/** Of a component in `example-parts.ts`. */
	name: string;
	/** Those that are undefined, false or empty are left out of both. */
	props: Readonly<Record<string, unknown>>;
	children?: readonly (Piece | string)[];
}

const indent = (text: string) => text.replace(/^(?=.)/gm, "\t");
/** A component's own line, with its tab, has to fit into this. */
const widest = 76;

/** The props that are said at all. */
export const saidProps = ({ props }: Piece): [string, unknown][] =>
	Object.entries(props).filter(([, value]) => value !== undefined && value !== false && value !== "");

/** A string between quotes, on one line: JSON leaves two of the characters that end a line as they are. */
const quoted = (text: string) => JSON.stringify(text).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

/** A value as a literal: `{ kanji: "和" }`. */
function literal(value: unknown): string {
	if (Array.isArray(value)) return `[\n${value.map((one) => indent(`${literal(one)},`)).join("\n")}\n]`;
	if (typeof value === "string") return quoted(value);
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	return `{ ${Object.entries(value)
		.map(([name, of]) => `${name}: ${literal(of)}`)
		.join(", ")} }`;
}

function propCode([name, value]: [string, unknown]): string {
	if (value === true) return name;
	// What an attribute would decode, or could not hold, is a string in braces.
	if (typeof value === "string" && !/["&\\\p{Cc}\u2028\u2029]/u.test(value)) return `${name}="${value}"`;
	return `${name}={${literal(value)}}`;
}

function childCode(child: Piece | string): string {
	if (typeof child !== "string") return pieceCode(child);
	return /[{}<>&\p{Cc}\u2028\u2029]|^\s|\s$/u.test(child) ? `{${quoted(child)}}` : child;
}

/**
 * The code of an element, tabs for indents, on one line where it fits.
 * @example pieceCode({ name: "Badge", props: { tone: "good" }, children: ["In bloom"] }) // <Badge tone="good">In bloom</Badge>
 */
export function pieceCode(piece: Piece): string {
	const { name, children = [] } = piece;
	const props = saidProps(piece).map(propCode);
	const inside = children.filter((child) => child !== "").map(childCode);
	const flat = [name, ...props].join(" ");
	const isFlat = flat.length < widest && !flat.includes("\n");
	const open = isFlat ? `<${flat}` : `<${name}\n${indent(props.join("\n"))}\n`;
	if (inside.length === 0) return isFlat ? `${open} />` : `${open}/>`;
	const line = `${open}>${inside.join("")}</${name}>`;
	const only = children.every((child) => typeof child === "string");
	if (only && isFlat && line.length <= widest) return line;
	return `${open}>\n${indent(inside.join("\n"))}\n</${name}>`;
}

/** Names of the components that an element is made of, each once, in alphabetical order. */
export function namesIn(piece: Piece): string[] {
	const below = (piece.children ?? []).flatMap((child) => (typeof child === "string" ? [] : namesIn(child)));
	return [...new Set([piece.name, ...below])].sort();
}
