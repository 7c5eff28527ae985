import { defineProperty, getOwnPropertyDescriptor, ownKeys } from "./natives.ts";

const fields = ["enumerable", "configurable", "value", "writable", "get", "set"] as const;

/**
 * Reads a property's description once, field by field, as the language does before it defines the property; fields that are
 * absent stay absent.
 * @throws TypeError the engine's own, for what is no description
 */
function readDescriptor(key: PropertyKey, description: unknown): PropertyDescriptor {
	const read: Record<string, unknown> = {};
	if (typeof description === "object" ? description !== null : typeof description === "function") {
		for (const field of fields)
			if (field in (description as object)) read[field] = (description as PropertyDescriptor)[field];
		defineProperty({}, key, read);
	} else defineProperty({}, key, description as PropertyDescriptor);
	return read;
}

/**
 * Reads all descriptions given to `Object.defineProperties`, before the first of them is used.
 * @throws TypeError as it does
 */
export function readDescriptors(descriptions: unknown): [PropertyKey, PropertyDescriptor][] {
	const source = Object(descriptions) as Record<PropertyKey, unknown>;
	return ownKeys(source).flatMap((key) =>
		getOwnPropertyDescriptor(source, key)?.enumerable
			? [[key, readDescriptor(key, source[key])] as [PropertyKey, PropertyDescriptor]]
			: [],
	);
}
