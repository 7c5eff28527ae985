import type { How } from "./conflict.ts";
import type { ConflictLog } from "./conflict-log.ts";
import { defineProperty, getOwnPropertyDescriptor, getPrototypeOf, keyOf } from "./natives.ts";
import { type InFront, putInFront } from "./patch.ts";
import { readDescriptors } from "./read-descriptors.ts";
import { guardName, type Slot } from "./slot.ts";

/** A window, and the functions of its realm that can change its properties. */
export type GuardedWindow = object & { Object: ObjectConstructor; Reflect: typeof Reflect };

export interface Guard {
	/** Checks every name: finds wallets that came or went without passing through the guard. */
	look(): void;
}

/**
 * Keeps the first wallet under each name. Another one does not get in, whatever way it tries, and its script continues
 * as if it had. All calls that do not concern these names on this window are passed to the platform unchanged.
 * Specification 1.
 */
export function guardWallets(
	window: GuardedWindow,
	names: readonly string[],
	log: ConflictLog,
	arrived = () => {},
): Guard {
	const prototype = getPrototypeOf(window);
	let under: How | undefined;
	const slots = new Map<PropertyKey, Slot>(
		names.map((name) => {
			const report = (how: How, value: unknown) => log.report(name, how, value);
			return [name, guardName(window, name, { report, arrived, via: () => under })];
		}),
	);
	const look = () => {
		for (const slot of slots.values()) slot.look();
	};

	/** A call for another object, which may be a proxy of our window, or its prototype. */
	function elsewhere(native: () => unknown, key: unknown): unknown {
		try {
			return native();
		} finally {
			slots.get(key as PropertyKey)?.look();
		}
	}

	/** Defines one property as the platform would, unless there is a wallet. */
	function define(how: How, key: PropertyKey, description: unknown, native: () => unknown): unknown {
		const slot = slots.get(key);
		slot?.look();
		if (!slot?.taken()) {
			slot?.release();
			try {
				return native();
			} finally {
				slot?.look();
			}
		}
		const probe = {};
		// An invalid descriptor fails as it would without the guard.
		defineProperty(probe, key, description as PropertyDescriptor);
		const described = getOwnPropertyDescriptor(probe, key);
		slot.refuse(how, described?.value ?? described?.get);
		return undefined;
	}

	const single =
		(how: How, succeeded: (target: unknown) => unknown): InFront =>
		(native, args) => {
			const [target, givenKey, description] = args;
			if (target !== window) return elsewhere(() => native(args), givenKey);
			const key = keyOf(givenKey);
			return define(how, key, description, () => native([target, key, description])) ?? succeeded(target);
		};

	const several: InFront = (native, args) => {
		const [target, descriptions] = args;
		if (target !== window || descriptions == null) {
			try {
				return native(args);
			} finally {
				if (target === prototype) look();
			}
		}
		for (const [key, description] of readDescriptors(descriptions))
			define("Object.defineProperties", key, description, () =>
				native([target, { __proto__: null, [key]: description }]),
			);
		return target;
	};

	/** Writes, and tells our accessors how. */
	function write(how: How, native: () => unknown): unknown {
		const before = under;
		under = how;
		try {
			return native();
		} finally {
			under = before;
		}
	}

	const assignment: InFront = (native, args) => write("Object.assign", () => native(args));

	const setting: InFront = (native, args) => {
		const [target, givenKey, value, receiver = target] = args;
		if (target !== window) return elsewhere(() => native(args), givenKey);
		const key = keyOf(givenKey);
		const slot = receiver === window ? slots.get(key) : undefined;
		slot?.look();
		if (!slot?.taken()) return write("Reflect.set", () => native([target, key, ...args.slice(2)]));
		slot.refuse("Reflect.set", value);
		return true;
	};

	const removal: InFront = (native, args) => {
		const [target, givenKey] = args;
		if (target !== window) return elsewhere(() => native(args), givenKey);
		const key = keyOf(givenKey);
		const slot = slots.get(key);
		slot?.look();
		if (!slot?.taken()) return native([target, key]);
		slot.refuse("Reflect.deleteProperty", undefined);
		return true;
	};

	const legacy =
		(how: How, field: "get" | "set"): InFront =>
		(native, args, self) => {
			const [givenKey, value] = args;
			if (self !== window || typeof value !== "function") return elsewhere(() => native(args), givenKey);
			const key = keyOf(givenKey);
			return define(how, key, { [field]: value }, () => native([key, value]));
		};

	const { Object: objects, Reflect: reflection } = window;
	putInFront(
		objects,
		"defineProperty",
		single("Object.defineProperty", (target) => target),
	);
	putInFront(
		reflection,
		"defineProperty",
		single("Reflect.defineProperty", () => true),
	);
	putInFront(objects, "defineProperties", several);
	putInFront(objects, "assign", assignment);
	putInFront(reflection, "set", setting);
	putInFront(reflection, "deleteProperty", removal);
	putInFront(objects.prototype, "__defineGetter__", legacy("__defineGetter__", "get"));
	putInFront(objects.prototype, "__defineSetter__", legacy("__defineSetter__", "set"));
	return { look };
}
