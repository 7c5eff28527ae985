import type { How } from "./conflict.ts";
import { apply, defineProperty, get, getOwnPropertyDescriptor, getPrototypeOf, set } from "./natives.ts";

/** One name on the window, and its first wallet. */
export interface Slot {
	/** Checks the current value: takes over a first wallet, and restores it if it is gone. */
	look(): void;
	/** Whether there is a first wallet. */
	taken(): boolean;
	/** Reports an attempt to set something else, unless it is the first wallet again. */
	refuse(how: How, value: unknown): void;
	/** Restores the platform's own property, so that defining it behaves as usual. Only until there is a wallet. */
	release(): void;
}

export interface SlotSettings {
	/** Called for every rejected value. */
	report: (how: How, value: unknown) => void;
	/** Called once, when there is a first wallet. */
	arrived: () => void;
	/** How the current write is made, if it is not a plain assignment. */
	via: () => How | undefined;
}

/**
 * Guards one name. A wallet is any truthy value: null, undefined, 0, false and "" are none. Once there is one, the name
 * is our own accessor on the window, configurable, so that deleting it succeeds even in strict mode. A second accessor
 * on the window's prototype puts it back, and notices a wallet that is assigned late.
 */
export function guardName(window: object, name: string, { report, arrived, via }: SlotSettings): Slot {
	const prototype = getPrototypeOf(window) as object;
	/** What the property would be without the guard; undefined if there would be none. */
	let usual: PropertyDescriptor | undefined;
	let first: unknown;
	/** How many calls of its getter are under way. */
	let calls = 0;

	const own = accessor(current, receive);
	const inherited = accessor(
		(receiver) => {
			look();
			// Without a wallet, the meaning of the name further up the prototype chain: an element with this id.
			return receiver === window && usual ? current() : get(getPrototypeOf(prototype) ?? {}, name, receiver);
		},
		(value) => {
			look();
			receive(value);
		},
	);
	/** A name that the prototype already has is the platform's. */
	const isBehind = !getOwnPropertyDescriptor(prototype, name);
	if (isBehind) installBehind();
	look();
	return { look, taken, refuse, release };

	/**
	 * An accessor that does not apply to objects that merely inherit from the window: they get a property of their own.
	 */
	function accessor(read: (receiver: unknown) => unknown, write: (value: unknown) => void) {
		return {
			get(this: unknown) {
				return read(this ?? window);
			},
			set(this: unknown, value: unknown) {
				if (this == null || this === window || isView(this)) return write(value);
				const plain = { value, writable: true, enumerable: true, configurable: true };
				if (hasOurs(this)) defineProperty(this, name, plain);
				else set({}, name, value, this);
				look();
			},
		};
	}

	/** Whether this object represents our window, as a proxy around it does; copies of all its properties do not. */
	function isView(receiver: unknown): boolean {
		return hasOurs(receiver) && getPrototypeOf(receiver) === prototype;
	}

	/** Whether this object has our accessor as an own property. */
	function hasOurs(object: unknown): object is object {
		return typeof object === "object" && getOwnPropertyDescriptor(object as object, name)?.get === own.get;
	}

	/** Whether our accessor is in place on the window. */
	function stands(): boolean {
		return hasOurs(window);
	}

	/** The first wallet; before there is one, the property's value without the guard. @throws what its getter throws */
	function current(): unknown {
		if (first) return first;
		const value: unknown = usual?.get ? call(usual.get) : usual?.value;
		if (value) take(value);
		return first ?? value;
	}

	function call(getter: () => unknown): unknown {
		calls += 1;
		try {
			return apply(getter, window, []);
		} finally {
			calls -= 1;
		}
	}

	function taken(): boolean {
		return Boolean(first);
	}

	function take(wallet: unknown): void {
		if (first) return;
		first = wallet;
		arrived();
	}

	/**
	 * Looks for a first wallet; a getter that throws has none to show yet. One that is being called may be replacing
	 * itself with its wallet, which brings us here: it is not called again.
	 */
	function seek(): void {
		if (calls && usual?.get) return;
		try {
			current();
		} catch {}
	}

	function receive(value: unknown): void {
		seek();
		if (first) refuse(via() ?? "assignment", value);
		else if (usual?.set) {
			apply(usual.set, window, [value]);
			seek();
		} else if (usual?.get) report(via() ?? "assignment", value);
		else {
			const { enumerable = true, writable = true } = usual ?? {};
			usual = { value, writable, enumerable, configurable: true };
			install();
			if (value) take(value);
		}
	}

	function refuse(how: How, value: unknown): void {
		if (value !== first) report(how, value);
	}

	function install(): void {
		defineProperty(window, name, { ...own, enumerable: usual?.enumerable ?? true, configurable: true });
	}

	function installBehind(): void {
		defineProperty(prototype, name, { ...inherited, configurable: true });
	}

	/** Restores the second accessor; it may have been replaced so that deleting the first uncovers another wallet. */
	function lookBehind(): void {
		const found = getOwnPropertyDescriptor(prototype, name);
		if (found?.get === inherited.get || found?.configurable === false) return;
		installBehind();
		if (found) refuse("around the guard", found.value ?? found.get);
	}

	function look(): void {
		if (first && isBehind) lookBehind();
		if (stands()) return;
		const found = getOwnPropertyDescriptor(window, name);
		if (!first) {
			usual = found;
			seek();
			// Read again, because its getter may have replaced or deleted it.
			const left = getOwnPropertyDescriptor(window, name);
			if (left ? left.configurable : first) install();
			// A non-configurable property cannot be wrapped, but it can be made read-only.
			else if (first) defineProperty(window, name, { writable: false });
		} else if (!found || found.configurable) {
			// Done first, because a listener may look again.
			install();
			if (found?.value !== first) report(found ? "around the guard" : "delete", found?.value);
		}
	}

	/** Restores the property as it would be without the guard. */
	function release(): void {
		if (stands() && usual) defineProperty(window, name, usual);
	}
}
