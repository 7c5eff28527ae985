import { createContext, runInContext } from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type ConflictLog, conflictLog } from "./conflict-log.ts";
import { type Guard, type GuardedWindow, guardWallets } from "./guard.ts";

/** A realm of its own whose `page` has its own prototype, as a window has. */
function newRealm() {
	const context = createContext({});
	const page = runInContext(
		"class Page {}; globalThis.page = new Page(); page.Object = Object; page.Reflect = Reflect; globalThis.Page = Page; page",
		context,
	) as GuardedWindow & Record<string, unknown>;
	return { page, run: (code: string): unknown => runInContext(code, context) };
}

let realm: ReturnType<typeof newRealm>;
let log: ConflictLog;
let warned: string[];
let guard: Guard;

const arrived = vi.fn();
const begin = () => {
	warned = [];
	log = conflictLog(
		() => 1_000,
		(message) => warned.push(message),
	);
	guard = guardWallets(realm.page, ["ethereum", "solana"], log, arrived);
};
const ways = () => {
	guard.look();
	return log.list().map(({ property, how }) => `${property}: ${how}`);
};

beforeEach(() => {
	arrived.mockClear();
	realm = newRealm();
	realm.run("var first = { isMetaMask: true }, second = { isPhantom: true };");
});

const attempts: [string, string, string][] = [
	["assignment", "page.ethereum = second", "assignment"],
	["assignment of nothing", "page.ethereum = null", "assignment"],
	["Object.assign", "Object.assign(page, { ethereum: second })", "Object.assign"],
	["Object.defineProperty", "Object.defineProperty(page, 'ethereum', { value: second })", "Object.defineProperty"],
	["a locking property", "Object.defineProperty(page, 'ethereum', { configurable: false })", "Object.defineProperty"],
	["a getter", "Object.defineProperty(page, 'ethereum', { get: () => second })", "Object.defineProperty"],
	["a key that is an object", "Object.defineProperty(page, ['ethereum'], { value: second })", "Object.defineProperty"],
	["defineProperties", "Object.defineProperties(page, { ethereum: { value: second } })", "Object.defineProperties"],
	["Reflect.defineProperty", "Reflect.defineProperty(page, 'ethereum', { value: second })", "Reflect.defineProperty"],
	["Reflect.set", "Reflect.set(page, 'ethereum', second)", "Reflect.set"],
	["Reflect.deleteProperty", "Reflect.deleteProperty(page, 'ethereum')", "Reflect.deleteProperty"],
	["delete", "delete page.ethereum", "delete"],
	["__defineGetter__", "page.__defineGetter__('ethereum', () => second)", "__defineGetter__"],
	["__defineSetter__", "page.__defineSetter__('ethereum', () => {})", "__defineSetter__"],
	["a proxy of the window", "new Proxy(page, {}).ethereum = second", "assignment"],
	[
		"Object.assign to a proxy of the window",
		"Object.assign(new Proxy(page, {}), { ethereum: second })",
		"Object.assign",
	],
	[
		"defineProperty of a proxy of the window",
		"Object.defineProperty(new Proxy(page, {}), 'ethereum', { value: second, configurable: true })",
		"around the guard",
	],
	[
		"Reflect.defineProperty of a proxy of the window",
		"Reflect.defineProperty(new Proxy(page, {}), 'ethereum', { value: second, configurable: true })",
		"around the guard",
	],
	["Reflect.set of a proxy of the window", "Reflect.set(new Proxy(page, {}), 'ethereum', second)", "assignment"],
	[
		"__defineGetter__ of a proxy of the window",
		"new Proxy(page, {}).__defineGetter__('ethereum', () => second)",
		"around the guard",
	],
];

describe.each(["", "'use strict';"])("in a script that starts with %j", (mode) => {
	it.each(attempts)("%s does not replace the first wallet", (_, code, how) => {
		realm.run("page.ethereum = first");
		begin();
		expect(() => realm.run(`(() => { ${mode} ${code} })()`)).not.toThrow();
		expect(realm.run("page.ethereum === first")).toBe(true);
		expect(ways()).toEqual([`ethereum: ${how}`]);
		expect(warned).toEqual([expect.stringMatching(/conflict.*"ethereum"/)]);
	});

	it.each(attempts.filter(([, code]) => /second/.test(code) && !/Setter|value: second/.test(code)))(
		"%s lets a late first wallet in, then guards it",
		(_, code) => {
			begin();
			realm.run(`(() => { ${mode} ${code.replaceAll("second", "first")} })()`);
			expect(realm.run("page.ethereum === first")).toBe(true);
			realm.run("'use strict'; try { page.ethereum = second } catch {}");
			expect(realm.run("page.ethereum === first")).toBe(true);
		},
	);
});

it("responds as if the attempt had succeeded", () => {
	realm.run("page.ethereum = first");
	begin();
	expect(realm.run("Object.defineProperty(page, 'ethereum', { value: second }) === page")).toBe(true);
	expect(
		realm.run("Object.defineProperties(page, { ethereum: { value: second }, other: { value: 7 } }) === page"),
	).toBe(true);
	expect(realm.page.other).toBe(7);
	expect(realm.run("Reflect.defineProperty(page, 'ethereum', { value: second })")).toBe(true);
	expect(realm.run("Reflect.set(page, 'ethereum', second)")).toBe(true);
	expect(realm.run("Reflect.deleteProperty(page, 'ethereum')")).toBe(true);
	expect(realm.run("delete page.ethereum")).toBe(true);
});

it.each(["null", "undefined", "0", "false", "''"])("%s does not count as a wallet", (nothing) => {
	realm.run(`page.ethereum = ${nothing}`);
	begin();
	expect(realm.run(`Object.is(page.ethereum, ${nothing})`)).toBe(true);
	realm.run("page.ethereum = undefined; page.ethereum = first; page.ethereum = second");
	expect(realm.run("page.ethereum === first")).toBe(true);
	expect(ways()).toEqual(["ethereum: assignment"]);
});

it("accepts the same wallet again without a conflict, and guards each name separately", () => {
	realm.run("page.ethereum = first");
	begin();
	realm.run("page.ethereum = page.ethereum; page.solana = second; Object.assign(page, { solana: second })");
	realm.run("Object.defineProperty(page, 'ethereum', { value: first })");
	expect(realm.run("page.solana === second")).toBe(true);
	expect(ways()).toEqual([]);
});

describe("a first wallet of another kind", () => {
	it.each([
		["frozen", "Object.freeze(first); page.ethereum = first"],
		["a proxy that throws", "first = new Proxy({}, { get() { throw Error('no') } }); page.ethereum = first"],
		["a function", "first = function () {}; page.ethereum = first"],
		["behind a getter", "Object.defineProperty(page, 'ethereum', { get: () => first, configurable: true })"],
		[
			"behind a setter that collects",
			"let kept = first; Object.defineProperty(page, 'ethereum', { get: () => kept, set(v) { kept = v }, configurable: true })",
		],
		[
			"behind a getter that gives another each time",
			"let given = 0; Object.defineProperty(page, 'ethereum', { get: () => given++ ? {} : first, configurable: true })",
		],
		["read-only", "Object.defineProperty(page, 'ethereum', { value: first, configurable: true })"],
		["not enumerable", "Object.defineProperty(page, 'ethereum', { value: first, writable: true, configurable: true })"],
	])("%s stays, with its identity and its enumerability", (_, code) => {
		realm.run(code);
		const shown = realm.run("Object.keys(page).includes('ethereum')");
		begin();
		realm.run("'use strict'; page.ethereum = second; delete page.ethereum; page.ethereum = second");
		expect(realm.run("page.ethereum === first")).toBe(true);
		expect(realm.run("Object.keys(page).includes('ethereum')")).toBe(shown);
	});

	it("locked: nothing throws if the guard can help it, and the engine's own error stays as it is", () => {
		realm.run("Object.defineProperty(page, 'ethereum', { value: first })");
		begin();
		realm.run("page.ethereum = second; Object.defineProperty(page, 'ethereum', { value: second })");
		expect(realm.run("page.ethereum === first")).toBe(true);
		expect(() => realm.run("(() => { 'use strict'; page.ethereum = second })()")).toThrow(/read only/);
		expect(ways()).toEqual(["ethereum: Object.defineProperty"]);
	});

	it("locked but writable: it cannot be overwritten in any way", () => {
		realm.run("Object.defineProperty(page, 'ethereum', { value: first, writable: true })");
		begin();
		realm.run("page.ethereum = second");
		expect(realm.run("Reflect.set(page, 'ethereum', second)")).toBe(true);
		expect(() => realm.run("Object.assign(page, { ethereum: second })")).toThrow(/read only/);
		expect(() => realm.run("(() => { 'use strict'; page.ethereum = second })()")).toThrow(/read only/);
		expect(realm.run("page.ethereum === first")).toBe(true);
		expect(ways()).toEqual(["ethereum: Reflect.set"]);
	});

	it("locked after the guard has started: the same", () => {
		begin();
		realm.run("Object.defineProperty(page, 'ethereum', { value: first, writable: true }); page.ethereum = second");
		expect(realm.run("page.ethereum === first")).toBe(true);
	});

	it("locked and writable, but not a wallet: it stays writable", () => {
		realm.run("Object.defineProperty(page, 'ethereum', { value: null, writable: true })");
		begin();
		realm.run("page.ethereum = first");
		expect(realm.run("page.ethereum === first")).toBe(true);
	});

	it("behind a getter that throws and without a setter: it is not overwritten", () => {
		realm.run("Object.defineProperty(page, 'ethereum', { get() { throw Error('locked') }, configurable: true })");
		begin();
		realm.run("'use strict'; page.ethereum = second; Object.assign(page, { ethereum: second })");
		realm.run("Reflect.set(page, 'ethereum', second)");
		expect(() => realm.run("page.ethereum")).toThrow("locked");
		expect(ways()).toEqual(["ethereum: assignment", "ethereum: Object.assign", "ethereum: Reflect.set"]);
	});

	it("behind a getter that throws: the error shows until there is a wallet", () => {
		realm.run(
			"let ready = false; Object.defineProperty(page, 'ethereum', { get() { if (!ready) throw Error('locked'); return first }, configurable: true })",
		);
		begin();
		expect(() => realm.run("page.ethereum")).toThrow("locked");
		realm.run("ready = true; page.ethereum = second");
		expect(realm.run("page.ethereum === first")).toBe(true);
	});

	it("behind a getter, not read by anything yet: the setter beside it is not called to replace it", () => {
		realm.run(
			"let kept; Object.defineProperty(page, 'ethereum', { get: () => kept, set(v) { kept = v }, configurable: true })",
		);
		begin();
		realm.run("kept = first; page.ethereum = second");
		expect(realm.run("page.ethereum === first")).toBe(true);
		expect(ways()).toEqual(["ethereum: assignment"]);
	});

	it("behind the wallet's own setter: a late value goes through that setter", () => {
		realm.run(
			"let kept; Object.defineProperty(page, 'ethereum', { get: () => kept, set(v) { kept = v && { wraps: v } }, configurable: true })",
		);
		begin();
		realm.run("page.ethereum = null; page.ethereum = first; page.ethereum = second");
		expect(realm.run("page.ethereum.wraps === first")).toBe(true);
		expect(ways()).toEqual(["ethereum: assignment"]);
	});
});

it.each([
	["nothing", ""],
	[
		"a setter of its own",
		"let kept; Object.defineProperty(page, 'ethereum', { get: () => kept, set(v) { kept = v }, configurable: true })",
	],
])("reports once that a first wallet has arrived, if there was %s before", (_, code) => {
	realm.run(code);
	begin();
	realm.run("page.ethereum; page.ethereum = null; page.ethereum");
	expect(arrived).not.toHaveBeenCalled();
	realm.run("page.ethereum = first");
	expect(arrived).toHaveBeenCalledOnce();
	realm.run("page.ethereum; page.ethereum = second");
	expect(arrived).toHaveBeenCalledOnce();
});

describe.each([
	["before the guard", (come: () => void) => [come, begin]],
	["after it", (come: () => void) => [begin, come]],
])("a getter that came %s and replaces itself when it is first called", (_, order) => {
	const value = "{ value: first, configurable: true }";
	it.each([
		["Object.defineProperty", `Object.defineProperty(page, 'ethereum', ${value})`],
		["Reflect.defineProperty", `Reflect.defineProperty(page, 'ethereum', ${value})`],
		["Object.defineProperties", `Object.defineProperties(page, { ethereum: ${value} })`],
		["__defineGetter__", "page.__defineGetter__('ethereum', () => first)"],
		["a locked value", "Object.defineProperty(page, 'ethereum', { value: first, configurable: false })"],
		[
			"a locked value that is writable",
			"Object.defineProperty(page, 'ethereum', { value: first, configurable: false, writable: true })",
		],
		["delete alone", "delete page.ethereum"],
		["delete, then assignment", "delete page.ethereum; page.ethereum = first"],
		["Reflect.deleteProperty, then assignment", "Reflect.deleteProperty(page, 'ethereum'); page.ethereum = first"],
		["its own setter", "page.ethereum = first"],
		["defineProperty, then reading it", `Object.defineProperty(page, 'ethereum', ${value}); page.ethereum`],
	])("by %s is called once, and its wallet arrives once, without a conflict", (_, code) => {
		const come = () =>
			realm.run(`'use strict'; var calls = 0; Object.defineProperty(page, 'ethereum', {
				get() { calls++; ${code}; return first },
				set(value) { Object.defineProperty(page, 'ethereum', { value, configurable: true }) },
				configurable: true,
			})`);
		for (const step of order(come)) step();
		expect(realm.run("[page.ethereum === first, calls]")).toEqual([true, 1]);
		expect(arrived).toHaveBeenCalledOnce();
		expect(ways()).toEqual([]);
		realm.run("page.ethereum = second");
		expect(realm.run("page.ethereum === first")).toBe(true);
	});
});

it("a getter with nothing to show yet replaces itself later, by whatever reads it", () => {
	begin();
	realm.run(`var calls = 0, isReady = false; Object.defineProperty(page, 'ethereum', { configurable: true, get() {
		calls++;
		if (isReady) Object.defineProperty(page, 'ethereum', { value: first, configurable: true });
	} })`);
	expect(arrived).not.toHaveBeenCalled();
	expect(realm.run("calls = 0; isReady = true; [page.ethereum === first, calls]")).toEqual([true, 1]);
	expect(arrived).toHaveBeenCalledOnce();
	expect(ways()).toEqual([]);
});

it("reports nothing about a locked wallet while nothing touches it", () => {
	realm.run("Object.defineProperty(page, 'ethereum', { get: () => first })");
	begin();
	expect(ways()).toEqual([]);
});

it("tells a deletion from a subsequent assignment", () => {
	realm.run("page.ethereum = first");
	begin();
	realm.run("delete page.ethereum; page.ethereum = second");
	expect(ways()).toEqual(["ethereum: delete", "ethereum: assignment"]);
});

it("works for the window when its accessor is called without a receiver, like the platform's own", () => {
	realm.run("page.ethereum = first");
	begin();
	realm.run("var { get, set } = Object.getOwnPropertyDescriptor(page, 'ethereum'); (0, set)(second)");
	expect(realm.run("(0, get)() === first && page.ethereum === first")).toBe(true);
	realm.run("var late = Object.getOwnPropertyDescriptor(Page.prototype, 'solana'); (0, late.set)(second)");
	expect(realm.run("(0, late.get)() === second && page.solana === second")).toBe(true);
	expect(ways()).toEqual(["ethereum: assignment"]);
});

it("leaves a prototype alone if it already has the name", () => {
	realm.run("var get = () => first; Object.defineProperty(Page.prototype, 'ethereum', { get, configurable: true })");
	begin();
	expect(realm.run("page.ethereum === first")).toBe(true);
	expect(realm.run("Object.getOwnPropertyDescriptor(Page.prototype, 'ethereum').get === get")).toBe(true);
});

it.each([
	["Object.defineProperty", "Object.defineProperty(Page.prototype, 'ethereum', { value: second, configurable: true })"],
	["Object.defineProperties", "Object.defineProperties(Page.prototype, { ethereum: { get: () => second } })"],
	["a getter", "Page.prototype.__defineGetter__('ethereum', () => second)"],
])("keeps a wallet from being put behind the first one by %s", (_, code) => {
	realm.run("page.ethereum = first");
	begin();
	realm.run(`${code}; delete page.ethereum`);
	expect(realm.run("page.ethereum === first")).toBe(true);
	expect(ways()).toEqual(["ethereum: around the guard", "ethereum: delete"]);
});

it("leaves a wallet on the prototype alone if it comes before any other", () => {
	begin();
	realm.run("Object.defineProperty(Page.prototype, 'ethereum', { value: first, configurable: true })");
	expect(realm.run("page.ethereum === first")).toBe(true);
	expect(ways()).toEqual([]);
});

it("cannot replace a locked property behind the first wallet, and does not report it at every look", () => {
	realm.run("page.ethereum = first");
	begin();
	realm.run("Object.defineProperty(Page.prototype, 'ethereum', { value: second, configurable: false })");
	expect(realm.run("page.ethereum === first")).toBe(true);
	expect(ways()).toEqual([]);
});

it("restores the accessor behind the first wallet, whose deletion it has to survive", () => {
	realm.run("page.ethereum = first");
	begin();
	realm.run("Reflect.deleteProperty(Page.prototype, 'ethereum'); delete page.ethereum");
	expect(realm.run("page.ethereum === first")).toBe(true);
	realm.run("delete Page.prototype.ethereum");
	guard.look();
	realm.run("delete page.ethereum");
	expect(realm.run("page.ethereum === first")).toBe(true);
	expect(ways()).toEqual(["ethereum: delete", "ethereum: delete"]);
});

it("finds out afterwards what bypassed it, and restores the first wallet", () => {
	realm.run("page.ethereum = first; const saved = Object.defineProperty;");
	begin();
	realm.run("saved(page, 'ethereum', { value: second, configurable: true })");
	expect(ways()).toEqual(["ethereum: around the guard"]);
	expect(realm.run("page.ethereum === first")).toBe(true);
});

it.each([
	["defines another", "Object.defineProperty(page, 'ethereum', { value: second })", "Object.defineProperty"],
	["deletes it", "Reflect.deleteProperty(page, 'ethereum')", "Reflect.deleteProperty"],
])("keeps a first wallet that bypassed it, even if a script %s at once", (_, code, how) => {
	realm.run("const saved = Object.defineProperty");
	begin();
	realm.run(`saved(page, 'ethereum', { value: first, configurable: true }); ${code}`);
	expect(realm.run("page.ethereum === first")).toBe(true);
	expect(ways()).toEqual([`ethereum: ${how}`]);
});

it("lets a script continue that sets another wallet when a locked one bypassed it", () => {
	realm.run("const saved = Object.defineProperty");
	begin();
	realm.run("saved(page, 'ethereum', { value: first })");
	expect(realm.run("Reflect.set(page, 'ethereum', second)")).toBe(true);
	expect(ways()).toEqual(["ethereum: Reflect.set"]);
});

it.each([
	["Object.defineProperty(page, 'ethereum', { value: second })", "an unnamed object (isPhantom)"],
	["Object.defineProperty(page, 'ethereum', { get: () => second })", "an unnamed function"],
	["page.__defineGetter__('ethereum', () => second)", "an unnamed function"],
])("identifies the intruder of %s", (code, intruder) => {
	realm.run("page.ethereum = first");
	begin();
	realm.run(code);
	expect(log.list()).toMatchObject([{ intruder }]);
});

it("tells a plain assignment from an earlier Object.assign", () => {
	realm.run("page.ethereum = first");
	begin();
	realm.run("Object.assign(page, { other: 1 }); page.ethereum = second");
	expect(ways()).toEqual(["ethereum: assignment"]);
});

it("gives objects that inherit from the window a property of their own", () => {
	realm.run("page.ethereum = first");
	begin();
	realm.run("var heir = Object.create(page); heir.ethereum = second; Reflect.set(page, 'solana', second, heir)");
	expect(realm.run("[page.ethereum === first, heir.ethereum === second, 'solana' in heir, page.solana]")).toEqual([
		true,
		true,
		true,
		undefined,
	]);
	expect(realm.run("Object.getOwnPropertyDescriptor(heir, 'ethereum').writable")).toBe(true);
	expect(ways()).toEqual([]);
});

it("does not affect a copy of all the window's properties", () => {
	realm.run("page.ethereum = first");
	begin();
	realm.run("var copy = Object.create(null, Object.getOwnPropertyDescriptors(page)); copy.ethereum = second");
	expect(realm.run("[page.ethereum === first, copy.ethereum === second]")).toEqual([true, true]);
	expect(realm.run("JSON.stringify(Object.getOwnPropertyDescriptor(copy, 'ethereum'))")).toBe(
		JSON.stringify({ value: { isPhantom: true }, writable: true, enumerable: true, configurable: true }),
	);
	expect(ways()).toEqual([]);
});

it.each([
	["delete", "delete page.ethereum; page.ethereum"],
	["around the guard", "saved(page, 'ethereum', { value: second, configurable: true })"],
])("settles when a listener told of a %s looks again at once", (how, code) => {
	realm.run("page.ethereum = first; const saved = Object.defineProperty");
	begin();
	log.subscribe(() => guard.look());
	realm.run(code);
	guard.look();
	expect(log.list().map((conflict) => conflict.how)).toEqual([how]);
});

it("reports nothing if a saved function puts the first wallet back", () => {
	realm.run("page.ethereum = first; const saved = Object.defineProperty");
	begin();
	realm.run("saved(page, 'ethereum', { value: first, configurable: true })");
	expect(ways()).toEqual([]);
	realm.run("page.ethereum = second");
	expect(ways()).toEqual(["ethereum: assignment"]);
});

it("returns the engine's own result for a write to the window through another object", () => {
	realm.run("page.ethereum = first");
	begin();
	expect(realm.run("[Reflect.set({}, 'ethereum', second, page), page.ethereum === first]")).toEqual([false, true]);
	expect(ways()).toEqual([]);
});

it("returns the engine's own result for a write to another object through a locked wallet's name", () => {
	realm.run("Object.defineProperty(page, 'ethereum', { value: first })");
	begin();
	expect(realm.run("Reflect.set(page, 'ethereum', second, {})")).toBe(false);
	expect(ways()).toEqual([]);
});

it("survives an intruder that attacks again while it is being inspected", () => {
	realm.run("page.ethereum = first");
	begin();
	realm.run("page.ethereum = { get isMetaMask() { page.ethereum = second; return true } }");
	expect(realm.run("page.ethereum === first")).toBe(true);
	expect(log.list().map(({ intruder }) => intruder)).toEqual(["the same script", "an unnamed object (isMetaMask)"]);
});

it("guards what it can on a page that has removed one of the functions", () => {
	realm.run("page.ethereum = first; delete Object.prototype.__defineGetter__");
	begin();
	realm.run("page.ethereum = second");
	expect(realm.run("page.ethereum === first")).toBe(true);
	expect(realm.run("'__defineGetter__' in {}")).toBe(false);
});
