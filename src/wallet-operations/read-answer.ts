import { InvalidAnswer } from "./invalid-answer.ts";

/** Upper bound for an address, which has 44 characters. */
const maxCharacters = 200;

const prototype = Object.getPrototypeOf(Uint8Array.prototype) as object;
// The engine's own type tag, which a wallet's object cannot fake and which also recognises values of another window.
const kindOf = Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag)?.get as () => string | undefined;
const lengthOf = Object.getOwnPropertyDescriptor(prototype, "length")?.get as () => number;

const isBytes = (value: unknown): value is Uint8Array => kindOf.call(value as never) === "Uint8Array";

/** A short description of what was received; never its content. */
export function describe(value: unknown): string {
	if (value === undefined || value === null) return "nothing";
	if (isBytes(value)) return `${lengthOf.call(value as never)} bytes`;
	if (typeof value === "string") return `a text of ${value.length} characters`;
	if (typeof value === "object") return isList(value) ? "a list" : "an object";
	return `a ${typeof value}`;
}

function isList(value: unknown): value is readonly unknown[] {
	try {
		return Array.isArray(value);
	} catch {
		return false;
	}
}

/** Reads a field of a foreign value; undefined if there is nothing to read from, or reading throws. */
export function peek(value: unknown, key: string): unknown {
	try {
		return (value as Record<string, unknown> | null | undefined)?.[key];
	} catch {
		return undefined;
	}
}

/**
 * Reads one field of a wallet's answer, once.
 * @param path the field's name in errors
 * @throws InvalidAnswer if there is nothing to read from, or reading throws
 */
export function readField(value: unknown, key: string | number, path: string): unknown {
	if (value === null || (typeof value !== "object" && typeof value !== "function"))
		throw new InvalidAnswer(path.replace(/\.?[^.]*$/, "") || "answer", "an object", describe(value));
	try {
		return (value as Record<string | number, unknown>)[key];
	} catch (error) {
		throw new InvalidAnswer(path, "a field", "an error on reading it", error);
	}
}

/** @throws InvalidAnswer unless it is a text of at most 200 characters */
export function readText(value: unknown, path: string): string {
	if (typeof value !== "string") throw new InvalidAnswer(path, "a text", describe(value));
	if (value.length > maxCharacters)
		throw new InvalidAnswer(path, `at most ${maxCharacters} characters`, describe(value));
	return value;
}

/** A copy of the bytes. @throws InvalidAnswer unless it is a Uint8Array of `length` bytes, or of at most `length` */
export function readBytes(value: unknown, path: string, length: number, atMost = false): Uint8Array {
	const fits =
		isBytes(value) && (atMost ? lengthOf.call(value as never) <= length : lengthOf.call(value as never) === length);
	if (!fits) throw new InvalidAnswer(path, `${atMost ? "at most " : ""}${length} bytes`, describe(value));
	return new Uint8Array(value);
}

/** The first `most` entries of a list. @throws InvalidAnswer if it is not a list, or reading it throws */
export function readList(value: unknown, path: string, most: number): unknown[] {
	if (!isList(value)) throw new InvalidAnswer(path, "a list", describe(value));
	const length = readField(value, "length", `${path}.length`);
	if (typeof length !== "number") throw new InvalidAnswer(`${path}.length`, "a number", describe(length));
	return Array.from({ length: Math.min(length, most) }, (_, index) => readField(value, index, `${path}[${index}]`));
}
