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
	},
}));
vi.mock("#src/navigation/use-path.ts", () => ({ usePath: () => now.path }));
vi.mock("./use-kept-copy.ts", () => ({ useKeptCopy: () => now.copy }));
vi.mock("./use-new-version.ts", () => ({ useNewVersion: () => ({ ready: false, dismiss: () => {} }) }));
vi.mock("./use-unreachable.ts", () => ({ useUnreachable: () => now.unreachable, isErrorShown: () => true }));
vi.mock("./refresh-kept.ts", () => ({ refreshKept: async () => {} }));
vi.mock("./kept-pages.tsx", () => ({ KeptPages: () => null }));

let stores: ReturnType<typeof memoryCaches>;
beforeEach(() => {
	stores = memoryCaches();
	vi.stubGlobal("caches", stores);
	Object.assign(now, { path: "/garden", unreachable: false, copy: { since: null, isBack: false, dismiss: () => {} } });
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
