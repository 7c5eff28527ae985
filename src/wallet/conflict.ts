/** How somebody tried to replace a wallet; "around the guard" is whatever the guard only found afterwards. */
export type How =
	| "assignment"
	| "delete"
	| "Object.assign"
	| "Object.defineProperty"
	| "Object.defineProperties"
	| "Reflect.defineProperty"
	| "Reflect.deleteProperty"
	| "Reflect.set"
	| "__defineGetter__"
	| "__defineSetter__"
	| "around the guard";

/** One redefinition of a wallet's property that was prevented. */
export interface Conflict {
	/** The property of the window: `ethereum`. */
	readonly property: string;
	/** What happened, in a sentence. */
	readonly message: string;
	readonly how: How;
	/** When, in ms since 1970. */
	readonly time: number;
	/** Who tried, as far as the value tells: "MetaMaskProvider (isMetaMask)"; nothing of the visitor. */
	readonly intruder: string;
}

/** A conflict put into words, frozen. Specification 1. */
export function conflictOf(property: string, how: How, time: number, intruder: string): Conflict {
	const message = `Wallet conflict: "${property}" keeps its first wallet; ${how} by ${intruder} was prevented.`;
	return Object.freeze({ property, message, how, time, intruder });
}
