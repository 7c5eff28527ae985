import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import { openPatterns, script } from "../../e2e/support/wallet-patterns.ts";
import { conflictLog } from "./conflict-log.ts";
import { type GuardedWindow, guardWallets } from "./guard.ts";

/** A page in a realm of its own. */
function newRealm() {
	const context = createContext({});
	const page = runInContext(
		`class Page {}; var window = new Page(), self = window, top = window; window.frames = window;
		window.Object = Object; window.Reflect = Reflect; var first = {}, second = {}; window`,
		context,
	) as GuardedWindow & Record<string, unknown>;
	return { page, run: (code: string): unknown => runInContext(code, context) };
}

const racers = Object.entries(openPatterns).filter(([title]) => !/microtask|globalThis/.test(title));

it.each(racers)("a wallet set by %s, raced by any other before the guard: whichever is there then stays", (_, come) => {
	for (const [title, race] of racers)
		for (const [one, other] of [
			[come, race],
			[race, come],
		] as const) {
			const { page, run } = newRealm();
			run(script(one("ethereum", "first"), false));
			run(script(other("ethereum", "second"), true));
			const standing = page.ethereum;
			guardWallets(
				page,
				["ethereum"],
				conflictLog(
					() => 0,
					() => {},
				),
			);
			run(`window.thrown = []; ${script("window.ethereum = {}; delete window.ethereum; window.ethereum = {}", true)}`);
			expect([page.ethereum === standing, page.thrown], title).toEqual([true, []]);
			expect(standing, title).toBeTypeOf("object");
		}
});
