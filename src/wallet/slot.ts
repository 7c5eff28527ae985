import type { How } from "./conflict.ts";
import { apply, defineProperty, get, getOwnPropertyDescriptor, getPrototypeOf, set } from "./natives.ts";

/** One name on the window, and the first wallet that stands there. */
export interface Slot {
	/** Looks at what stands there now: takes a first wallet over, and puts it back where it is gone. */
	look(): void;
	/** Whether there is a first wallet. */
	taken(): boolean;
	/** Says that somebody tried to put something else there, unless it is the first wallet again. */
	refuse(how: How, value: unknown): void;
	/** Leaves the name as the platform would have it, so that defining it does what it always does. Until there is a wallet. */
	release(): void;
}

export interface SlotSettings {
	/** Told about every value that was not let in. */
	report: (how: How, value: unknown) => void;
	/** Told once, when there is a first wallet. */
	arrived: () => void;
	/** How the writing that is under way is done, where it is no plain assignment. */
	via: () => How | undefined;
}

/**
 * Guards one name. A wallet is whatever is truthy: null, undefined, 0, false and "" are none. Once there is one, the name is
 * an accessor of ours on the window, configurable, so that deleting it succeeds even in strict mode. Behind it, on the window's
 * prototype, stands another, which puts it back, and by which a wallet that is assigned late is noticed.
 */
export function guardName(window: object, name: string, { report, arrived, via }: SlotSettings): Slot {
	const prototype = getPrototypeOf(window) as object;
	/** What the property would be without us; undefined where there would be none. */
	let usual: PropertyDescriptor | undefined;
	let first: unknown;

	const own = accessor(current, receive);
	const inherited = accessor(
		(receiver) => {
			look();
			// Without a wallet, what the name means further up: an element with this id.
			return receiver === window && usual ? current() : get(getPrototypeOf(prototype) ?? {}, name, receiver);
		},
		(value) => {
			look();
			receive(value);
		},
	);
	if (!getOwnPropertyDescriptor(prototype, name)) defineProperty(prototype, name, { ...inherited, configurable: true });
	look();
	return { look, taken, refuse, release };

	/** An accessor that is none for objects which merely inherit from the window: they get a property of their own. */
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

	/** Whether this shows our window, as a proxy around it does; copies of all its properties do not. */
	function isView(receiver: unknown): boolean {
		return hasOurs(receiver) && getPrototypeOf(receiver) === prototype;
	}

	/** Whether our accessor stands on this object itself. */
	function hasOurs(object: unknown): object is object {
		return typeof object === "object" && getOwnPropertyDescriptor(object as object, name)?.get === own.get;
	}

	/** Whether our accessor stands on the window. */
	function stands(): boolean {
		return hasOurs(window);
	}

	/** The first wallet; before there is one, what the property gives without us. @throws what its getter throws */
	function current(): unknown {
		if (!first) {
			const value: unknown = usual?.get ? apply(usual.get, window, []) : usual?.value;
			if (!value) return value;
			take(value);
		}
		return first;
	}

	function taken(): boolean {
		return Boolean(first);
	}

	function take(wallet: unknown): void {
		first = wallet;
		arrived();
	}

	/** Looks for a first wallet; a getter that throws has none to show, yet. */
	function seek(): void {
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

	function look(): void {
		if (stands()) return;
		const found = getOwnPropertyDescriptor(window, name);
		if (!first) {
			usual = found;
			seek();
			if (found?.configurable) install();
			// One that cannot be configured cannot be wrapped, but it can be kept from being written over.
			else if (first) defineProperty(window, name, { writable: false });
		} else if (!found || found.configurable) {
			// First of all: whoever is told may look again.
			install();
			if (found?.value !== first) report(found ? "around the guard" : "delete", found?.value);
		}
	}

	/** Puts back what would be there without us. */
	function release(): void {
		if (stands() && usual) defineProperty(window, name, usual);
	}
}
