/** An element of an example, as data from which both the rendered element and the displayed code are created. */
export interface Piece {
	/** The name of a component in `example-parts.ts`. */
	name: string;
	/** Undefined, false and empty ones are left out of both. */
	props: Readonly<Record<string, unknown>>;
	children?: readonly (Piece | string)[];
}

const indent = (text: string) => text.replace(/^(?=.)/gm, "\t");
/** A component's own line, including its tab, must fit into this width. */
const widest = 76;

/** The props that are written out. */
export const saidProps = ({ props }: Piece): [string, unknown][] =>
	Object.entries(props).filter(([, value]) => value !== undefined && value !== false && value !== "");

/** A string in quotes, on one line: JSON leaves two line terminators unescaped. */
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
	// A value that an attribute would decode, or cannot contain, is a string in braces.
	if (typeof value === "string" && !/["&\\\p{Cc}\u2028\u2029]/u.test(value)) return `${name}="${value}"`;
	return `${name}={${literal(value)}}`;
}

function childCode(child: Piece | string): string {
	if (typeof child !== "string") return pieceCode(child);
	return /[{}<>&\p{Cc}\u2028\u2029]|^\s|\s$/u.test(child) ? `{${quoted(child)}}` : child;
}

/**
 * The code of an element, indented with tabs, on one line if it fits.
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

/** Names of the components in an element, without duplicates, in alphabetical order. */
export function namesIn(piece: Piece): string[] {
	const below = (piece.children ?? []).flatMap((child) => (typeof child === "string" ? [] : namesIn(child)));
	return [...new Set([piece.name, ...below])].sort();
}
