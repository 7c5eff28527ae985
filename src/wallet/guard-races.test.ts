import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import { openPatterns, script } from "../../e2e/support/wallet-patterns.ts";
import { conflictLog } from "./conflict-log.ts";
import { type GuardedWindow, guardWallets } from "./guard.ts";

const context = createContext({});
const page = runInContext(
	`class Page {}; var window = new Page(), self = window, top = window; window.frames = window;
	window.Object = Object; window.Reflect = Reflect; var first = {}, second = {}; window`,
	context,
) as GuardedWindow & Record<string, unknown>;
const run = (code: string): unknown => runInContext(code, context);

const racers = Object.entries(openPatterns).filter(([title]) => !/microtask|globalThis/.test(title));

it.each(racers)("a wallet that came by %s, raced by any other before the guard: what stands then stays", (_, come) => {
	for (const [title, race] of racers)
		for (const [one, other] of [
			[come, race],
			[race, come],
		] as const) {
			run(script(one("ethereum", "first"), false));
			run(script(other("ethereum", "second"), true));
			const standing = page.ethereum;
			const guard = guardWallets(
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
			guard.undo();
			run("delete window.ethereum");
		}
});
