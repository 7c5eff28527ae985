/** A way in which an extension puts its wallet on the window: script text over the property's name and the wallet. */
export type Pattern = (name: string, wallet: string) => string;

const described = (name: string, wallet: string, more: string) =>
	`Object.defineProperty(window, "${name}", { value: ${wallet}${more} })`;

/** A wallet made when it is first read. @param replacing what puts it in the place of its getter */
const lazy = (name: string, wallet: string, replacing: string) =>
	`Object.defineProperty(window, "${name}", { get() { ${replacing}; return ${wallet} }, configurable: true })`;

/** Ways to write that do not need an existing property, and leave a configurable one. */
export const openPatterns: Record<string, Pattern> = {
	"plain assignment": (name, wallet) => `window.${name} = ${wallet}`,
	"assignment to self": (name, wallet) => `self.${name} = ${wallet}`,
	"assignment to globalThis": (name, wallet) => `globalThis["${name}"] = ${wallet}`,
	"assignment through top and frames": (name, wallet) => `top.frames.${name} = ${wallet}`,
	"assignment of a frozen wallet": (name, wallet) => `window.${name} = Object.freeze(${wallet})`,
	"assignment unless one is there": (name, wallet) => `window.${name} ??= ${wallet}; window.${name} = ${wallet}`,
	"assignment in a destructuring": (name, wallet) => `[window.${name}] = [${wallet}]`,
	"assignment through a proxy of the window": (name, wallet) => `new Proxy(window, {}).${name} = ${wallet}`,
	"assignment, then locking it in vain": (name, wallet) =>
		`window.${name} = ${wallet}; Object.defineProperty(window, "${name}", { configurable: true, enumerable: true })`,
	"Object.assign": (name, wallet) => `Object.assign(window, { ${name}: ${wallet} })`,
	"Object.assign of several": (name, wallet) => `Object.assign(window, { injectedBeside: 1 }, { ${name}: ${wallet} })`,
	"Reflect.set": (name, wallet) => `Reflect.set(window, "${name}", ${wallet})`,
	"Reflect.set with the window as receiver": (name, wallet) => `Reflect.set(window, "${name}", ${wallet}, window)`,
	"defineProperty, configurable": (name, wallet) => described(name, wallet, ", configurable: true"),
	"defineProperty, writable": (name, wallet) => described(name, wallet, ", configurable: true, writable: true"),
	"defineProperty, as plain": (name, wallet) =>
		described(name, wallet, ", configurable: true, writable: true, enumerable: true"),
	"defineProperty with a getter": (name, wallet) =>
		`Object.defineProperty(window, "${name}", { get: () => ${wallet}, configurable: true })`,
	"defineProperty with a setter that does nothing": (name, wallet) =>
		`Object.defineProperty(window, "${name}", { get: () => ${wallet}, set() {}, configurable: true })`,
	"defineProperty with a setter that collects": (name, wallet) =>
		`{ let kept = ${wallet}; Object.defineProperty(window, "${name}", { get: () => kept, set(other) { kept = other }, configurable: true }) }`,
	"defineProperty with a description that inherits": (name, wallet) =>
		`Object.defineProperty(window, "${name}", Object.create({ value: ${wallet}, configurable: true }))`,
	"defineProperty by call": (name, wallet) =>
		`Object.defineProperty.call(null, window, "${name}", { value: ${wallet}, configurable: true })`,
	defineProperties: (name, wallet) =>
		`Object.defineProperties(window, { ${name}: { value: ${wallet}, configurable: true } })`,
	"defineProperties with a getter beside another": (name, wallet) =>
		`Object.defineProperties(window, { injectedBeside: { value: 1, configurable: true, writable: true }, ${name}: { get: () => ${wallet}, configurable: true } })`,
	"Reflect.defineProperty": (name, wallet) =>
		`if (!Reflect.defineProperty(window, "${name}", { value: ${wallet}, configurable: true })) throw Error("refused")`,
	"Reflect.defineProperty with a getter": (name, wallet) =>
		`Reflect.defineProperty(window, "${name}", { get: () => ${wallet}, configurable: true })`,
	"Reflect.apply of defineProperty": (name, wallet) =>
		`Reflect.apply(Object.defineProperty, Object, [window, "${name}", { value: ${wallet}, configurable: true }])`,
	"delete, then assignment": (name, wallet) => `delete window.${name}; window.${name} = ${wallet}`,
	"delete, then defineProperty": (name, wallet) =>
		`delete window["${name}"]; ${described(name, wallet, ", configurable: true")}`,
	"Reflect.deleteProperty, then assignment": (name, wallet) =>
		`if (!Reflect.deleteProperty(window, "${name}")) throw Error("refused"); window.${name} = ${wallet}`,
	"made writable, then replaced": (name, wallet) =>
		`${described(name, "undefined", ", configurable: true, writable: true")}; window.${name} = ${wallet}`,
	"set to null, then replaced": (name, wallet) => `window.${name} = null; window.${name} = ${wallet}`,
	"defineProperty, else assignment": (name, wallet) =>
		`try { ${described(name, wallet, ", configurable: true")} } catch { window.${name} = ${wallet} }`,
	"only what is configurable": (name, wallet) =>
		`if (Object.getOwnPropertyDescriptor(window, "${name}")?.configurable ?? true) ${described(name, wallet, ", configurable: true")}`,
	__defineGetter__: (name, wallet) => `window.__defineGetter__("${name}", () => ${wallet})`,
	"a getter that replaces itself by defineProperty": (name, wallet) =>
		lazy(name, wallet, described(name, wallet, ", configurable: true")),
	"a getter that replaces itself by defineProperties": (name, wallet) =>
		lazy(name, wallet, `Object.defineProperties(window, { ${name}: { value: ${wallet}, configurable: true } })`),
	"a getter that replaces itself by __defineGetter__": (name, wallet) =>
		lazy(name, wallet, `window.__defineGetter__("${name}", () => ${wallet})`),
	"a getter that replaces itself by delete, then assignment": (name, wallet) =>
		lazy(name, wallet, `delete window.${name}; window.${name} = ${wallet}`),
	"again and again": (name, wallet) => `for (let time = 0; time < 3; time++) window.${name} = ${wallet}`,
	"in a microtask": (name, wallet) => `Promise.resolve().then(() => { window.${name} = ${wallet} })`,
};

/** Ways that leave the property not configurable. */
export const lockingPatterns: Record<string, Pattern> = {
	"defineProperty, locked": (name, wallet) => described(name, wallet, ""),
	"defineProperty, locked but writable": (name, wallet) => described(name, wallet, ", writable: true"),
	"a locked getter with a setter that does nothing": (name, wallet) =>
		`Object.defineProperty(window, "${name}", { get: () => ${wallet}, set() {} })`,
	"Reflect.defineProperty, locked": (name, wallet) => `Reflect.defineProperty(window, "${name}", { value: ${wallet} })`,
	"defineProperties, locked": (name, wallet) => `Object.defineProperties(window, { ${name}: { value: ${wallet} } })`,
};

export const allPatterns = { ...openPatterns, ...lockingPatterns };

/** A pattern as a separate script, in sloppy or strict mode; what it throws is kept in `window.thrown`. */
export const script = (pattern: string, strict: boolean): string =>
	`(() => { ${strict ? '"use strict"; ' : ""}window.thrown ??= []; try { ${pattern} } catch (error) { window.thrown.push(String(error)) } })();`;
