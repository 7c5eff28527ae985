import { act, cleanup, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { useMediaQuery } from "./use-media-query.ts";

afterEach(cleanup);

it("follows the query while it is mounted", () => {
	const list = Object.assign(new EventTarget(), { matches: true });
	vi.stubGlobal("matchMedia", () => list);
	const remove = vi.spyOn(list, "removeEventListener");
	const { result, unmount } = renderHook(() => useMediaQuery("(prefers-contrast: more)"));
	expect(result.current).toBe(true);
	list.matches = false;
	act(() => void list.dispatchEvent(new Event("change")));
	expect(result.current).toBe(false);
	unmount();
	expect(remove).toHaveBeenCalled();
});

it("is false in prerendered markup", () => {
	vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
	const Asked = () => <>{String(useMediaQuery("(prefers-contrast: more)"))}</>;
	expect(renderToString(<Asked />)).toBe("false");
});
