import { apply, defineProperty, getOwnPropertyDescriptor } from "./natives.ts";

type AnyFunction = (...args: unknown[]) => unknown;

/** A wrapper around a native function. @param native calls it with these arguments and the same `this` */
export type InFront = (native: (args: unknown[]) => unknown, args: unknown[], self: unknown) => unknown;

/**
 * Wraps a native function. The proxy keeps the name, length, properties and native look of the function, and still
 * cannot be constructed. If the function cannot be replaced, as on a page that froze it, everything stays as it is.
 */
export function putInFront(holder: object, key: string, inFront: InFront): void {
	const descriptor = getOwnPropertyDescriptor(holder, key);
	if (typeof descriptor?.value !== "function") return;
	const native = descriptor.value as AnyFunction;
	const patched = new Proxy(native, {
		apply: (_, self, args: unknown[]) => inFront((given) => apply(native, self, given), args, self),
	});
	defineProperty(holder, key, { value: patched });
}
