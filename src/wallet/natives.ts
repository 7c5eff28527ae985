/**
 * The platform's own functions, kept before anything of ours stands in front of them. They work on the objects of any
 * realm.
 */
export const { apply, defineProperty, get, getOwnPropertyDescriptor, getPrototypeOf, ownKeys, set } = Reflect;

/** What a value is as a property's key, asked for once: asking may run code. */
export const keyOf = (value: unknown): PropertyKey => ownKeys({ [value as PropertyKey]: 0 })[0] as PropertyKey;
