import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import { conflictLog } from "./conflict-log.ts";
import { type GuardedWindow, guardWallets } from "./guard.ts";

/** Runs the same code in two fresh realms, one of them guarded, and returns both results. */
function inBoth(code: string): [unknown, unknown] {
	const [plain, guarded] = [false, true].map((isGuarded) => {
		const context = createContext({});
		const page = runInContext(
			"class Page {}; globalThis.page = new Page(); page.Object = Object; page.Reflect = Reflect; page.ethereum = {}; page",
			context,
		) as GuardedWindow;
		if (isGuarded)
			guardWallets(
				page,
				["ethereum", "solana"],
				conflictLog(
					() => 0,
					() => {},
				),
			);
		return runInContext(
			`(() => { const said = []; const say = (x) => said.push(String(x).replace("#<Object>", "[object Object]")); try { say((() => { ${code} })()) } catch (e) { say(e.name + ": " + e.message) } return said.join(" ") })()`,
			context,
		);
	});
	return [plain, guarded];
}

const traced = `const traced = (o) => new Proxy(o, Object.fromEntries(Reflect.ownKeys(Reflect).filter((k) => typeof Reflect[k] === "function")
	.map((k) => [k, (t, ...a) => { say(k + ":" + String(typeof a[0] === "object" ? "" : a[0])); return Reflect[k](t, ...a) }])));`;

const functions = [
	"Object.defineProperty",
	"Object.defineProperties",
	"Object.assign",
	"Reflect.defineProperty",
	"Reflect.deleteProperty",
	"Reflect.set",
	"Object.prototype.__defineGetter__",
	"Object.prototype.__defineSetter__",
];

it.each(functions)("%s looks unchanged", (name) => {
	const [plain, guarded] = inBoth(
		`const f = ${name}; say(f.name); say(f.length); say(Reflect.ownKeys(f)); say(typeof f); say("prototype" in f);
		say(Object.getPrototypeOf(f) === Function.prototype); say(/\\[native code\\]/.test(f)); say(Object.prototype.toString.call(f));
		const holder = ${name.slice(0, name.lastIndexOf("."))}; const d = Object.getOwnPropertyDescriptor(holder, f.name);
		say([d.writable, d.enumerable, d.configurable]); try { new f() } catch (e) { say(e.name) }`,
	);
	expect(guarded).toBe(plain);
});

it.each([
	["no target", "Object.defineProperty()"],
	["a primitive target", "Object.defineProperty(1, 'a', {})"],
	["null properties", "Object.defineProperties(page, null)"],
	["undefined properties", "Object.defineProperties(page)"],
	["primitive properties", "return Object.defineProperties(page, 5) === page"],
	["a description that is none", "Object.defineProperty(page, 'a', 5)"],
	["a description that is none, of a wallet", "Object.defineProperty(page, 'ethereum', 5)"],
	["a description in contradiction", "Object.defineProperty(page, 'a', { get() {}, value: 1 })"],
	["a contradiction, of a wallet", "Object.defineProperty(page, 'ethereum', { get() {}, value: 1 })"],
	["a getter that is none", "Object.defineProperties(page, { b: { value: 1 }, a: { get: 5 } })"],
	[
		"nothing defined before all is read",
		"try { Object.defineProperties(page, { b: { value: 1 }, a: 5 }) } finally { say('b' in page) }",
	],
	[
		"nothing defined before all is judged",
		"try { Object.defineProperties(page, { b: { value: 1 }, a: { get: 5 } }) } finally { say('b' in page) }",
	],
	[
		"a description that is a function",
		"Object.defineProperties(page, { x: Object.assign(() => {}, { value: 1 }) }); return page.x",
	],
	[
		"another object's solana",
		"const o = {}; Object.defineProperty(o, 'solana', { value: 1 }); Object.defineProperty(o, 'solana', { value: 2 })",
	],
	["another object's solana, strict", "'use strict'; const o = Object.freeze({ solana: 1 }); o.solana = 2"],
	["a frozen other object", "return Reflect.defineProperty(Object.freeze({}), 'ethereum', { value: 1 })"],
	["deleting from a frozen object", "return Reflect.deleteProperty(Object.freeze({ ethereum: 1 }), 'ethereum')"],
	[
		"another global",
		"page.x = 1; Object.defineProperty(page, 'x', { configurable: false }); Object.defineProperty(page, 'x', { get() {} })",
	],
	[
		"another global, partly described",
		"page.x = 1; Object.defineProperty(page, 'x', { enumerable: false }); return JSON.stringify(Object.getOwnPropertyDescriptor(page, 'x'))",
	],
	[
		"several globals",
		"Object.defineProperties(page, { x: { value: 1 }, [Symbol.for('s')]: { value: 2 } }); return Reflect.ownKeys(page).length - Object.keys(page).length",
	],
	["a symbol as key", "const s = Symbol('q'); return Reflect.defineProperty(page, s, { value: 3 }) && page[s]"],
	["__proto__ as key", "Object.defineProperties(page, { ['__proto__']: { value: 4 } }); return page.__proto__"],
	[
		"a key that is asked once",
		"Object.defineProperty(page, { toString() { say('asked'); return 'k' } }, { value: 1 }); return page.k",
	],
	["a key that throws", "Object.defineProperty(page, { toString() { throw RangeError('key') } }, {})"],
	[
		"a traced description",
		`${traced} Object.defineProperty(page, 'x', traced({ value: 1, writable: true })); return page.x`,
	],
	[
		"traced properties",
		`${traced} Object.defineProperties(page, traced({ x: traced({ value: 1 }), y: { get() { return 2 } } })); return page.x + page.y`,
	],
	[
		"a traced object",
		`${traced} const o = traced({}); Object.assign(o, { solana: 1 }); Reflect.set(o, 'a', 2); Reflect.deleteProperty(o, 'a'); Object.defineProperty(o, 'b', { value: 1 })`,
	],
	[
		"a proxy that refuses",
		"Object.defineProperty(new Proxy({}, { defineProperty: () => false }), 'ethereum', { value: 1 })",
	],
	[
		"Object.assign of throwing sources",
		"Object.assign(page, { x: 1 }, { get ethereum() { throw RangeError('source') } })",
	],
	["Object.assign to nothing", "Object.assign(null, {})"],
	["Reflect.set with a receiver", "const r = {}; return Reflect.set(page, 'x', 1, r) && JSON.stringify(r)"],
	[
		"Reflect.set on a read-only property",
		"Object.defineProperty(page, 'x', { value: 1 }); return Reflect.set(page, 'x', 2)",
	],
	["__defineGetter__ on another", "const o = {}; o.__defineGetter__('solana', () => 8); return o.solana"],
	["__defineGetter__ without a function", "page.__defineGetter__('ethereum', 5)"],
	["__defineGetter__ on nothing", "(0, Object.prototype.__defineGetter__)('ethereum', () => {})"],
	[
		"a name that is not there",
		"return [page.solana, delete page.solana, Object.keys(page), Object.hasOwn(page, 'solana')]",
	],
	[
		"a first definition",
		"Object.defineProperty(page, 'solana', { value: 1 }); return JSON.stringify(Object.getOwnPropertyDescriptor(page, 'solana'))",
	],
	[
		"a definition over null",
		"page.solana = null; Object.defineProperty(page, 'solana', { value: 1, writable: false, configurable: false }); return JSON.stringify(Object.getOwnPropertyDescriptor(page, 'solana'))",
	],
	[
		"a definition over null, in part",
		"page.solana = null; Object.defineProperty(page, 'solana', { enumerable: false }); page.solana = {}; return Object.keys(page).includes('solana')",
	],
	["another object's ethereum", "return Object.defineProperties({}, { ethereum: { value: 1 } }).ethereum"],
	[
		"Reflect.deleteProperty of what is no wallet",
		"page.x = 1; page.solana = null; return ['x', 'solana', 'y'].map((key) => [Reflect.deleteProperty(page, key), Object.hasOwn(page, key)])",
	],
	[
		"deleting null",
		"page.solana = null; return [delete page.solana, page.solana === undefined, Object.hasOwn(page, 'solana')]",
	],
	["a late first assignment", "page.solana = {}; return Object.keys(page).includes('solana')"],
	[
		"a late first assignment to a hidden name",
		"Object.defineProperty(page, 'solana', { value: null, writable: true, configurable: true }); page.solana = {}; return Object.keys(page).includes('solana')",
	],
	["Reflect.set for what is no object", "Reflect.set(page, 'solana', 1, 5); return page.solana"],
	[
		"another page's wallet",
		"const other = Object.create(Object.getPrototypeOf(page)); say(other.ethereum); say(other.solana); other.solana = 1; return [other.solana, page.solana]",
	],
	[
		"a name that stands for an element",
		"Object.setPrototypeOf(Object.getPrototypeOf(page), { solana: 'element' }); return [page.solana, 'solana' in page]",
	],
])("%s: behaves as on the platform", (_, code) => {
	const [plain, guarded] = inBoth(code);
	expect(guarded).toBe(plain);
});

it("calls through the functions of another realm work on that realm's objects", () => {
	const other = createContext({});
	const page = runInContext(
		"class Page {}; globalThis.page = new Page(); page.Object = Object; page.Reflect = Reflect; page",
		other,
	);
	guardWallets(
		page as GuardedWindow,
		["ethereum"],
		conflictLog(
			() => 0,
			() => {},
		),
	);
	const here = {};
	expect(runInContext("Object.defineProperty", other)(here, "ethereum", { value: 1 })).toBe(here);
	expect(() => runInContext("Object.defineProperty", other)(here, "ethereum", { value: 2 })).toThrow(
		runInContext("TypeError", other),
	);
});
