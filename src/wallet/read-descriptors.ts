import { defineProperty, getOwnPropertyDescriptor, ownKeys } from "./natives.ts";

const fields = ["enumerable", "configurable", "value", "writable", "get", "set"] as const;

/**
 * Reads a property descriptor once, field by field, as the language does before defining the property; absent fields
 * stay absent.
 * @throws TypeError the engine's own, if it is not a descriptor
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
 * Reads all descriptors passed to `Object.defineProperties` before the first is used.
 * @throws TypeError as `Object.defineProperties` does
 */
export function readDescriptors(descriptions: unknown): [PropertyKey, PropertyDescriptor][] {
	const source = Object(descriptions) as Record<PropertyKey, unknown>;
	return ownKeys(source).flatMap((key) =>
		getOwnPropertyDescriptor(source, key)?.enumerable
			? [[key, readDescriptor(key, source[key])] as [PropertyKey, PropertyDescriptor]]
			: [],
	);
}
