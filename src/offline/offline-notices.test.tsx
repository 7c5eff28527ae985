import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cacheNames, listFile } from "./caches.ts";
import { memoryCaches } from "./memory-caches.test-data.ts";
import { OfflineNotices } from "./offline-notices.tsx";

const { now } = vi.hoisted(() => ({
	now: {
		path: "/garden",
		unreachable: false,
		copy: { since: null as string | null, isBack: false, dismiss: () => {} },
		version: { ready: false, dismiss: () => {} },
	},
}));
vi.mock("#src/navigation/use-path.ts", () => ({ usePath: () => now.path }));
vi.mock("./use-kept-copy.ts", () => ({ useKeptCopy: () => now.copy }));
vi.mock("./use-new-version.ts", () => ({ useNewVersion: () => now.version }));
vi.mock("./use-unreachable.ts", () => ({ useUnreachable: () => now.unreachable, isErrorShown: () => true }));
vi.mock("./refresh-kept.ts", () => ({ refreshKept: async () => {} }));
vi.mock("./kept-pages.tsx", () => ({ KeptPages: () => null }));

let stores: ReturnType<typeof memoryCaches>;
beforeEach(() => {
	stores = memoryCaches();
	vi.stubGlobal("caches", stores);
	Object.assign(now, { path: "/garden", unreachable: false, copy: { since: null, isBack: false, dismiss: () => {} } });
	now.version = { ready: false, dismiss: () => {} };
	vi.stubGlobal("navigator", { serviceWorker: Object.assign(new EventTarget(), { controller: null }), onLine: true });
	document.body.innerHTML = '<main id="main"></main>';
});
afterEach(cleanup);

it.each([
	[
		"2026-11-22T09:00:00Z",
		false,
		"The site is not responding. You are viewing a copy saved on 22 November 2026 at 10:00.",
	],
	["", false, "The site is not responding. You are viewing a copy."],
	["", true, "You are online again. This is still the copy."],
])("of a copy from %j, online again %s, it says: %s", (since, isBack, text) => {
	now.copy = { ...now.copy, since, isBack };
	render(<OfflineNotices />);
	expect(screen.getByRole("status").querySelector("p")?.textContent).toBe(text);
	expect(screen.queryAllByRole("button", { name: "Reload" })).toHaveLength(isBack ? 1 : 0);
});

it.each([
	[false, 2, 0],
	[true, 1, 1],
])("offers one reload for a copy, online again %s, and a new version", (isBack, notices, dismissed) => {
	now.copy = { since: "", isBack, dismiss: vi.fn() };
	now.version = { ready: true, dismiss: vi.fn() };
	render(<OfflineNotices />);
	expect(screen.getAllByRole("button", { name: "Reload" })).toHaveLength(1);
	const buttons = screen.getAllByRole("button", { name: "Dismiss" });
	expect(buttons).toHaveLength(notices);
	buttons.at(-1)?.click();
	expect(now.version.dismiss).toHaveBeenCalledOnce();
	expect(now.copy.dismiss).toHaveBeenCalledTimes(dismissed);
});

it("opens a page whose code is missing with everything that was kept on request, but not the one opened first", async () => {
	const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
	await (await stores.open(cacheNames.kept)).put(`/${listFile}`, new Response("a list"));
	now.unreachable = true;
	const { rerender } = render(<OfflineNotices />);
	await act(async () => {});
	expect(reload).not.toHaveBeenCalled();
	now.path = "/tokens";
	await act(async () => rerender(<OfflineNotices />));
	await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
