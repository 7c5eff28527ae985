import { apply, defineProperty, getOwnPropertyDescriptor } from "./natives.ts";

type AnyFunction = (...args: unknown[]) => unknown;

/** What stands in front of a native function. @param native calls it with these arguments, and the same `this` */
export type InFront = (native: (args: unknown[]) => unknown, args: unknown[], self: unknown) => unknown;

/**
 * Puts something in front of a native function. A proxy of it keeps its name, length, properties and native look, and still
 * cannot be constructed. Where the function cannot be replaced, as on a page that froze it, everything stays as it is.
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
