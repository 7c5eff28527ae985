/** How a script tried to replace a wallet; "around the guard" covers everything the guard discovers only afterwards. */
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

/** One prevented redefinition of a wallet's property. */
export interface Conflict {
	/** The property of the window, such as `ethereum`. */
	readonly property: string;
	/** What happened, in a sentence. */
	readonly message: string;
	readonly how: How;
	/** When, in ms since 1970. */
	readonly time: number;
	/** Who tried, as far as the value reveals it: "MetaMaskProvider (isMetaMask)"; contains no visitor data. */
	readonly intruder: string;
}

/** Describes a conflict in words, frozen. Specification 1. */
export function conflictOf(property: string, how: How, time: number, intruder: string): Conflict {
	const message = `Wallet conflict: "${property}" keeps its first wallet; ${how} by ${intruder} was prevented.`;
	return Object.freeze({ property, message, how, time, intruder });
}
