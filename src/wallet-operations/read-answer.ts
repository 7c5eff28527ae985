import { InvalidAnswer } from "./invalid-answer.ts";

/** Of an address, which has 44. */
const mostCharacters = 200;

const prototype = Object.getPrototypeOf(Uint8Array.prototype) as object;
// The engine's own word on what a value is: a wallet's object cannot pretend, and one of another window counts.
const kindOf = Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag)?.get as () => string | undefined;
const lengthOf = Object.getOwnPropertyDescriptor(prototype, "length")?.get as () => number;

const isBytes = (value: unknown): value is Uint8Array => kindOf.call(value as never) === "Uint8Array";

/** What came instead, in few words; never its content. */
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

/** Looks for a field of something foreign: undefined where there is nothing to look at, or looking throws. */
export function peek(value: unknown, key: string): unknown {
	try {
		return (value as Record<string, unknown> | null | undefined)?.[key];
	} catch {
		return undefined;
	}
}

/**
 * Reads one field of a wallet's answer, once.
 * @param path how the field is named in errors
 * @throws InvalidAnswer where there is nothing to read from, or reading throws
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

/** @throws InvalidAnswer for anything but a text of at most 200 characters */
export function readText(value: unknown, path: string): string {
	if (typeof value !== "string") throw new InvalidAnswer(path, "a text", describe(value));
	if (value.length > mostCharacters)
		throw new InvalidAnswer(path, `at most ${mostCharacters} characters`, describe(value));
	return value;
}

/** A copy of bytes. @throws InvalidAnswer for anything but a Uint8Array of `length` bytes, or of at most `length` */
export function readBytes(value: unknown, path: string, length: number, atMost = false): Uint8Array {
	const fits =
		isBytes(value) && (atMost ? lengthOf.call(value as never) <= length : lengthOf.call(value as never) === length);
	if (!fits) throw new InvalidAnswer(path, `${atMost ? "at most " : ""}${length} bytes`, describe(value));
	return new Uint8Array(value);
}

/** The first `most` entries of a list. @throws InvalidAnswer for anything but a list, and where reading it throws */
export function readList(value: unknown, path: string, most: number): unknown[] {
	if (!isList(value)) throw new InvalidAnswer(path, "a list", describe(value));
	const length = Number(readField(value, "length", `${path}.length`));
	return Array.from({ length: Math.min(length, most) }, (_, index) => readField(value, index, `${path}[${index}]`));
}
