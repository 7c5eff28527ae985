import { cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { runShortcut } from "./run-shortcut.ts";
import { useShortcuts } from "./use-shortcuts.tsx";

document.addEventListener("keydown", runShortcut);
afterEach(() => {
	cleanup();
	document.body.replaceChildren();
	preferencesStore.setState({ singleKeys: true });
});

it.each([{ key: "/" }, { key: "k", code: "KeyK", ctrlKey: true }])(
	"%o opens the search while the shell is shown, and is the browser's own after that",
	(key) => {
		const showSearch = vi.fn();
		const { rerender, unmount } = renderHook(() => useShortcuts(showSearch));
		rerender();
		expect(fireEvent.keyDown(document.body, key), "default prevented").toBe(false);
		expect(showSearch).toHaveBeenCalledOnce();
		unmount();
		expect(fireEvent.keyDown(document.body, key)).toBe(true);
		expect(showSearch).toHaveBeenCalledOnce();
	},
);

it.each([
	["switched off", () => preferencesStore.setState({ singleKeys: false })],
	["behind a dialog", () => document.body.insertAdjacentHTML("beforeend", "<dialog data-shown></dialog>")],
])("a single key that is %s is the browser's own, Ctrl+K still works", (_, prepare) => {
	const showSearch = vi.fn();
	renderHook(() => useShortcuts(showSearch));
	prepare();
	for (const key of ["/", "?"]) expect(fireEvent.keyDown(document.body, { key }), key).toBe(true);
	expect(showSearch).not.toHaveBeenCalled();
	expect(fireEvent.keyDown(document.body, { key: "k", code: "KeyK", ctrlKey: true })).toBe(false);
	expect(showSearch).toHaveBeenCalledOnce();
});
