import { ChainAnswerError, type Span } from "./chain-answer-error.ts";

/**
 * A number with a fraction or an exponent, or an overlong integer, as written: a binary fraction would be a different
 * number.
 */
export class JsonDecimal {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

export type JsonObject = { [key: string]: Json };
export type Json = null | boolean | string | bigint | JsonDecimal | Json[] | JsonObject;
type Key = string | number;

export interface JsonText {
	value: Json;
	/** Position of a value; for a missing one, that of the innermost existing value on its path. */
	spanOf: (path: readonly Key[]) => Span;
}

/** No real answer is nested this deep; the limit keeps a crafted one from exhausting the stack. */
const MAX_DEPTH = 100;
/** Longer integers are no real amount: they stay text, because parsing time is quadratic in their length. */
const MAX_INTEGER_LENGTH = 40;

/** Some editors begin a file with one; RFC 8259, section 8.1, lets readers skip it. */
const BYTE_ORDER_MARK = "\uFEFF";

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const words: Record<string, Json> = { true: true, false: false, null: null };

export const isJsonObject = (value: unknown): value is JsonObject =>
	typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof JsonDecimal);

/** A character in quotes, or by its number if it would not be seen. @example shown(0xA0) // "U+00A0" */
function shown(code: number): string {
	const character = String.fromCodePoint(code);
	return code > 126 && /[\p{Z}\p{C}]/u.test(character)
		? `U+${code.toString(16).toUpperCase().padStart(4, "0")}`
		: JSON.stringify(character);
}

/**
 * Parses JSON by RFC 8259, with every integer exact and every value's position known. Duplicate keys in an object are
 * rejected, because readers differ in which one they use. Objects have no prototype.
 * @throws ChainAnswerError with the position at which the text stops being JSON
 * @example readJsonText("[18446744073709551615]").value // [18446744073709551615n]
 */
export function readJsonText(text: string): JsonText {
	const places = new WeakMap<object, Map<Key, Span>>();
	let at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;

	const fail = (expected: string): never => {
		const place = Math.min(at, text.length);
		const received = place < text.length ? shown(text.codePointAt(place) as number) : "the end";
		throw new ChainAnswerError("", `expected ${expected}, received ${received}`, [
			place,
			Math.min(place + 1, text.length),
		]);
	};
	const match = (pattern: RegExp): RegExpExecArray | null => {
		pattern.lastIndex = at;
		const found = pattern.exec(text);
		if (found) at = pattern.lastIndex;
		return found;
	};
	/** Consumes a character, with the white space before it. */
	const pass = (sign: string): boolean => {
		match(SPACE);
		if (text[at] !== sign) return false;
		at += 1;
		return true;
	};
	const readString = (): string => {
		const from = at;
		for (at += 1; text[at] !== '"'; at += text[at] === "\\" ? 2 : 1)
			if (at >= text.length || text.charCodeAt(at) < 32) fail("the end of a string");
		at += 1;
		try {
			return JSON.parse(text.slice(from, at));
		} catch {
			throw new ChainAnswerError("", "expected a string, received one with a faulty escape", [from, at]);
		}
	};
	const readKey = (object: JsonObject): string => {
		match(SPACE);
		const from = at;
		if (text[at] !== '"') fail("a key in quotes");
		const key = readString();
		if (key in object)
			throw new ChainAnswerError("", `expected each key once, received ${JSON.stringify(key)} again`, [from, at]);
		if (!pass(":")) fail("“:”");
		return key;
	};
	const readPlaced = (depth: number): { value: Json; span: Span } => {
		match(SPACE);
		const from = at;
		const value = readValue(depth);
		return { value, span: [from, at] };
	};
	const readList = (depth: number): Json[] => {
		const list: Json[] = [];
		const spans = new Map<Key, Span>();
		places.set(list, spans);
		if (pass("]")) return list;
		do {
			const { value, span } = readPlaced(depth);
			spans.set(list.push(value) - 1, span);
		} while (pass(","));
		if (!pass("]")) fail("“,” or “]”");
		return list;
	};
	const readObject = (depth: number): JsonObject => {
		const object: JsonObject = Object.create(null);
		const spans = new Map<Key, Span>();
		places.set(object, spans);
		if (pass("}")) return object;
		do {
			const key = readKey(object);
			const { value, span } = readPlaced(depth);
			object[key] = value;
			spans.set(key, span);
		} while (pass(","));
		if (!pass("}")) fail("“,” or “}”");
		return object;
	};
	function readValue(depth: number): Json {
		if (depth > MAX_DEPTH) fail(`at most ${MAX_DEPTH} levels`);
		if (text[at] === '"') return readString();
		if (pass("{")) return readObject(depth + 1);
		if (pass("[")) return readList(depth + 1);
		const number = match(NUMBER);
		if (number) {
			const [digits, fraction, exponent] = number;
			const isWhole = fraction === undefined && exponent === undefined && digits.length <= MAX_INTEGER_LENGTH;
			return isWhole ? BigInt(digits) : new JsonDecimal(digits);
		}
		const word = match(WORD)?.[0];
		return word === undefined ? fail("a value") : (words[word] as Json);
	}

	const { value, span } = readPlaced(0);
	match(SPACE);
	if (at < text.length) fail("nothing more");
	return { value, spanOf: (path) => spanIn(value, path, span, places) };
}

function spanIn(value: Json, path: readonly Key[], whole: Span, places: WeakMap<object, Map<Key, Span>>): Span {
	let span = whole;
	let inner: unknown = value;
	for (const key of path) {
		const found = typeof inner === "object" && inner !== null ? places.get(inner)?.get(key) : undefined;
		if (!found) break;
		span = found;
		inner = (inner as Record<Key, unknown>)[key];
	}
	return span;
}
