/** The platform's own functions, saved before we wrap any of them. They work on the objects of any realm. */
export const { apply, defineProperty, get, getOwnPropertyDescriptor, getPrototypeOf, ownKeys, set } = Reflect;

/** The property key of a value, converted only once: the conversion may run code. */
export const keyOf = (value: unknown): PropertyKey => ownKeys({ [value as PropertyKey]: 0 })[0] as PropertyKey;
