import type { Page } from "@playwright/test";
import { expect, listenToConsole, openPage, test } from "./support/test.ts";
import { allPatterns, lockingPatterns, openPatterns, type Pattern, script } from "./support/wallet-patterns.ts";

const names = (
	"ethereum solana phantom backpack solflare braveSolana coinbaseSolana trustwallet bitkeep nightly coin98 exodus " +
	"glowSolana okxwallet keplr xfi magicEden bybitWallet unisat $onekey"
).split(" ");

const wallets = `window.first = { isMetaMask: true, who: "first" }; window.second = { isPhantom: true, who: "second" };
	window.third = { who: "third" };`;

/** Opens home and waits until the guard is installed. */
async function openGuarded(page: Page, before: string): Promise<void> {
	await page.addInitScript(`window.valuesSeen = []; ${before}`);
	await openPage(page, "/");
	await page.waitForFunction(() => "__walletGuard" in window);
}

/** Runs a script, including what it deferred, and returns the resulting state of the window. */
async function outcome(page: Page, code: string, name: string) {
	await page.evaluate(`void ${code}`);
	return page.evaluate((name) => {
		const guard = Reflect.get(window, "__walletGuard") as { conflicts: { property: string; how: string }[] };
		return {
			who: (Reflect.get(window, name) as { who?: string } | undefined)?.who,
			conflicts: guard.conflicts.length,
			thrown: Reflect.get(window, "thrown") as string[],
		};
	}, name);
}

/** Everything on the window except wallets and the tests' own: the identity of each value, and its property flags. */
const globals = (page: Page) =>
	page.evaluate((names) => {
		const tests = [...names, "first", "second", "third", "thrown", "standing", "injectedBeside", "early", "begun"];
		const values = Reflect.get(window, "valuesSeen") as unknown[];
		return Object.getOwnPropertyNames(window)
			.filter((name) => !tests.includes(name) && !/^(?:__pw|__playwright|valuesSeen$)/.test(name))
			.map((name) => {
				const { value, get, ...flags } = Object.getOwnPropertyDescriptor(window, name) ?? {};
				const seen = value ?? get;
				if (!values.includes(seen)) values.push(seen);
				return `${name} ${values.indexOf(seen)} ${JSON.stringify(flags)}`;
			});
	}, names);

test("the guard is installed once, between the page's load and 700 ms after it", async ({ page }) => {
	await page.addInitScript(() => {
		addEventListener("load", () => {
			Reflect.set(window, "early", "__walletGuard" in window);
			setTimeout(() => Reflect.set(window, "begun", "__walletGuard" in window), 700);
		});
	});
	await openPage(page, "/");
	await page.waitForFunction(() => "begun" in window);
	expect(await page.evaluate(() => [Reflect.get(window, "early"), Reflect.get(window, "begun")])).toEqual([
		false,
		true,
	]);
	const guard = await page.evaluateHandle(() => Reflect.get(window, "__walletGuard"));
	await page.getByRole("navigation", { name: "Ecosystem Navigation" }).getByRole("link").nth(2).click();
	await expect(page).not.toHaveURL("/");
	await expect(page.getByRole("main")).toBeFocused();
	expect(await guard.evaluate((guard) => guard === Reflect.get(window, "__walletGuard"))).toBe(true);
});

test("without a wallet nothing is logged, and no wallet name is on the window", async ({ page }) => {
	const said = listenToConsole(page);
	await openGuarded(page, "");
	const found = await page.evaluate((names) => {
		return names.filter((name) => Object.hasOwn(window, name) || Reflect.get(window, name) != null);
	}, names);
	expect(found).toEqual([]);
	expect(await page.evaluate(() => Reflect.get(window, "__walletGuard").conflicts)).toEqual([]);
	expect(said).toEqual([]);
});

test("no pattern that runs after the guard replaces a first wallet", async ({ page, allowMessages }) => {
	allowMessages(/Wallet conflict/);
	expect(Object.keys(allPatterns).length).toBeGreaterThanOrEqual(30);
	await openGuarded(page, `${wallets} window.ethereum = window.first;`);
	const before = await globals(page);
	let conflicts = 0;
	for (const strict of [false, true])
		for (const [title, pattern] of Object.entries(allPatterns))
			await test.step(`${title}, ${strict ? "strict" : "sloppy"}`, async () => {
				const found = await outcome(page, script(pattern("ethereum", "window.second"), strict), "ethereum");
				expect(found).toMatchObject({ who: "first", thrown: [] });
				// A pattern that only checks and then gives up would not have tested the guard.
				expect(found.conflicts, title).toBeGreaterThan(conflicts);
				conflicts = found.conflicts;
			});
	expect(await globals(page)).toEqual(before);
});

test("each prevented redefinition is recorded once and logged once", async ({ page, allowMessages }) => {
	allowMessages(/Wallet conflict/);
	const warnings = listenToConsole(page);
	await openGuarded(page, `${wallets} window.ethereum = window.first;`);
	const told: [string, string][] = [
		["window.ethereum = window.second", "assignment"],
		["ethereum = window.second", "assignment"],
		["Object.assign(window, { ethereum: window.second })", "Object.assign"],
		["Object.defineProperty(window, 'ethereum', { value: window.second })", "Object.defineProperty"],
		["Object.defineProperties(window, { ethereum: { value: window.second } })", "Object.defineProperties"],
		["Reflect.defineProperty(window, 'ethereum', { value: window.second })", "Reflect.defineProperty"],
		["Reflect.set(window, 'ethereum', window.second)", "Reflect.set"],
		["Reflect.deleteProperty(window, 'ethereum')", "Reflect.deleteProperty"],
		["delete window.ethereum", "delete"],
	];
	for (const strict of [false, true]) for (const [code] of told) await outcome(page, script(code, strict), "ethereum");
	const conflicts = await page.evaluate(() => {
		const { conflicts } = Reflect.get(window, "__walletGuard") as { conflicts: { how: string; message: string }[] };
		return {
			how: conflicts.map(({ how }) => how),
			messages: conflicts.map(({ message }) => message),
			frozen: Object.isFrozen(conflicts) && conflicts.every((conflict) => Object.isFrozen(conflict)),
		};
	});
	const ways = told.map(([, how]) => how);
	expect(conflicts).toMatchObject({ how: [...ways, ...ways], frozen: true });
	expect(warnings).toEqual(conflicts.messages);
	for (const message of warnings) expect(message).toMatch(/conflict.*"ethereum"/);
});

test("a wallet that arrives late is accepted by any pattern, then guarded", async ({ page, allowMessages }) => {
	allowMessages(/Wallet conflict/);
	for (const group of groupsOf(openPatterns)) {
		await openGuarded(page, wallets);
		let conflicts = 0;
		for (const [index, [title, pattern]] of group.entries())
			await test.step(title, async () => {
				const name = names[index] ?? "";
				const come = await outcome(page, script(pattern(name, "window.first"), index % 2 === 0), name);
				expect(come).toMatchObject({ who: "first", thrown: [] });
				// A wallet that arrives is in conflict with none, unless it then tries to lock itself.
				expect(come.conflicts - conflicts, title).toBe(title.endsWith("locking it in vain") ? 1 : 0);
				const next = `window.${name} = window.second; delete window.${name}; window.${name} = window.third`;
				const then = await outcome(page, script(next, true), name);
				expect(then).toMatchObject({ who: "first", thrown: [] });
				conflicts = then.conflicts;
			});
	}
});

test("a wallet that was there before the guard stays, whatever pattern it used", async ({ context, allowMessages }) => {
	allowMessages(/Wallet conflict/);
	for (const group of groupsOf(allPatterns)) {
		const come = group.map(([, pattern], index) =>
			script(pattern(names[index] ?? "", "window.first"), index % 2 === 0),
		);
		const page = await context.newPage();
		await openGuarded(page, wallets + come.join("\n"));
		for (const [index, [title]] of group.entries())
			await test.step(title, async () => {
				const name = names[index] ?? "";
				const by = Object.values(title in lockingPatterns ? askingPatterns : openPatterns)[index % 5] as Pattern;
				expect(await outcome(page, script(by(name, "window.second"), true), name)).toMatchObject({
					who: "first",
					thrown: [],
				});
			});
	}
});

test("when two wallets race before the guard, in either order, the winner stays", async ({
	context,
	allowMessages,
}) => {
	allowMessages(/Wallet conflict/);
	const racers = Object.entries(openPatterns).filter(([title]) => !title.includes("microtask"));
	// Each pattern first and second, four times; all pairs are tested in guard-races.test.ts.
	const races = [0, 1, 7, 18].flatMap((apart) =>
		racers.map(([one, a], index) => {
			const [other, b] = racers[(index + apart) % racers.length] ?? [one, a];
			return [`${one} / ${other}`, a, b] as const;
		}),
	);
	for (let start = 0; start < races.length; start += names.length) {
		const round = races.slice(start, start + names.length);
		const come = round.flatMap(([, a, b], index) => [
			script(a(names[index] ?? "", "window.first"), false),
			script(b(names[index] ?? "", "window.second"), index % 2 === 0),
		]);
		const note = `addEventListener("load", () => { window.standing = ${JSON.stringify(names)}.map((name) => window[name]?.who) })`;
		const page = await context.newPage();
		await openGuarded(page, [wallets, ...come, note].join("\n"));
		const late = names.map((name) => script(`window.${name} = window.third`, true));
		await page.evaluate(`void (window.thrown = []); ${late.slice(0, round.length).join("\n")}`);
		const [standing, stands, thrown] = await page.evaluate(
			(names) => [
				Reflect.get(window, "standing") as string[],
				names.map((name) => (Reflect.get(window, name) as { who?: string } | undefined)?.who ?? null),
				Reflect.get(window, "thrown"),
			],
			names.slice(0, round.length),
		);
		expect([stands, thrown], round.map(([title]) => title).join("\n")).toEqual([standing.slice(0, round.length), []]);
		await page.close();
	}
});

test("all pairs of patterns, in every order, keep the first wallet and all other globals", async ({
	page,
	allowMessages,
}) => {
	allowMessages(/Wallet conflict/);
	await openGuarded(page, `${wallets} window.solana = window.first;`);
	const before = await globals(page);
	const run = (wallet: string, strict: boolean) =>
		Object.values(allPatterns)
			.map((pattern) => `() => ${script(pattern("solana", wallet), strict).replace(/;$/, "")}`)
			.join(",\n");
	const lost = await page.evaluate(`(async () => {
		const one = [${run("window.second", false)}], other = [${run("window.third", true)}];
		const lost = [];
		for (let i = 0; i < one.length; i++) for (let j = 0; j < other.length; j++) for (const pair of [[one[i], other[j]], [other[j], one[i]]]) {
			for (const come of pair) come();
			await Promise.resolve();
			if (window.solana !== window.first) lost.push([i, j]);
		}
		return [lost, window.thrown, one.length * other.length * 2];
	})()`);
	const count = Object.keys(allPatterns).length;
	expect(lost).toEqual([[], [], count * count * 2]);
	expect(await globals(page)).toEqual(before);
});

test("other properties and other objects keep the platform's semantics and errors", async ({ page }) => {
	await openGuarded(page, `${wallets} window.solana = window.first;`);
	const told = await page.evaluate(() => {
		const said: unknown[] = [];
		const attempt = (act: () => unknown) => {
			try {
				said.push(act());
			} catch (error) {
				said.push((error as Error).name);
			}
		};
		const mine = Object.freeze({ solana: 1 });
		attempt(() => Object.defineProperty(mine, "solana", { value: 2 }));
		attempt(() => Reflect.defineProperty(mine, "solana", { value: 2 }));
		attempt(() => Object.assign(mine, { solana: 2 }));
		attempt(() => Object.defineProperty(window, "lockedBySomebody", { value: 1 }) === window);
		attempt(() => Object.defineProperty(window, "lockedBySomebody", { value: 2 }));
		attempt(() => Reflect.set(window, "lockedBySomebody", 2));
		attempt(() => Reflect.deleteProperty(window, "lockedBySomebody"));
		attempt(() => new (Object.defineProperty as unknown as new () => object)());
		attempt(() => [Object.defineProperty.name, Object.defineProperty.length].join());
		attempt(() => /\[native code\]/.test(String(Object.defineProperty)));
		return said;
	});
	expect(told).toEqual([
		"TypeError",
		false,
		"TypeError",
		true,
		"TypeError",
		false,
		false,
		"TypeError",
		"defineProperty,3",
		true,
	]);
});

test("announcements are not blocked: EIP-6963 and the Wallet Standard, before the guard and after", async ({
	page,
}) => {
	await openGuarded(page, "");
	const heard = await page.evaluate(() => {
		const heard: string[] = [];
		for (const type of [
			"eip6963:announceProvider",
			"eip6963:requestProvider",
			"wallet-standard:register-wallet",
			"wallet-standard:app-ready",
		]) {
			addEventListener(type, (event) => heard.push(`${event.type} ${(event as CustomEvent).detail === type}`));
			dispatchEvent(new CustomEvent(type, { detail: type }));
		}
		return heard;
	});
	expect(heard).toEqual([
		"eip6963:announceProvider true",
		"eip6963:requestProvider true",
		"wallet-standard:register-wallet true",
		"wallet-standard:app-ready true",
	]);
});

test("frames within the page can use their own built-ins, but replace nothing", async ({ page, allowMessages }) => {
	allowMessages(/Wallet conflict/);
	await openGuarded(page, `${wallets} if (self === top) window.ethereum = window.first;`);
	const [who, how] = await page.evaluate(() => {
		const frame = document.body.appendChild(document.createElement("iframe")).contentWindow as Window &
			typeof globalThis;
		const second = Reflect.get(window, "second");
		frame.Reflect.set(frame.parent, "ethereum", second);
		frame.Object.defineProperty(window, "ethereum", { value: second, configurable: true });
		const { conflicts } = Reflect.get(window, "__walletGuard") as { conflicts: { how: string }[] };
		return [Reflect.get(window, "ethereum").who, conflicts.map(({ how }) => how)];
	});
	expect([who, how]).toEqual(["first", ["assignment", "around the guard"]]);
});

test("without a wallet a name still refers to the element with this id", async ({ page }) => {
	await openGuarded(page, "");
	const named = await page.evaluate(() => {
		const element = document.body.appendChild(document.createElement("div"));
		element.id = "keplr";
		return Reflect.get(window, "keplr") === element;
	});
	expect(named).toBe(true);
});

/**
 * Patterns that check before they write: if the first wallet is locked, the engine itself refuses a plain assignment in
 * strict mode.
 */
const askingPatterns = Object.fromEntries(
	Object.entries(openPatterns).filter(([title]) => /^(?:defineProperty, |defineProperties|Reflect.def)/.test(title)),
);

/** Splits the patterns into groups small enough that each pattern has its own wallet name. */
function groupsOf(patterns: Record<string, Pattern>): [string, Pattern][][] {
	const all = Object.entries(patterns);
	const groups: [string, Pattern][][] = [];
	for (let start = 0; start < all.length; start += names.length) groups.push(all.slice(start, start + names.length));
	return groups;
}

test("a property that throws on reading breaks neither the page nor its doctor", async ({ page }) => {
	await page.addInitScript(() =>
		Object.defineProperty(window, "ethereum", {
			configurable: true,
			get() {
				throw new Error("not for you");
			},
		}),
	);
	await openPage(page, "/tokens#trading");
	await page.waitForFunction(() => "__walletGuard" in window);
	await expect(page.getByRole("main").getByRole("heading", { level: 2, name: "Trading" })).toBeVisible();
	const doctor = page.getByRole("heading", { name: "Wallet doctor" });
	await doctor.scrollIntoViewIfNeeded();
	await expect(page.getByText("No wallets found in this browser")).toBeVisible();
});
