import { cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { runShortcut } from "./run-shortcut.ts";
import { useShortcuts } from "./use-shortcuts.tsx";

document.addEventListener("keydown", runShortcut);
afterEach(cleanup);

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
