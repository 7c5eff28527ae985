import { expect, it, vi } from "vitest";
import { documentParsed } from "./document-parsed.ts";

it("waits for the rest of a document that is still arriving", async () => {
	vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
	const then = vi.fn();
	const told = documentParsed().then(then);
	await Promise.resolve();
	expect(then).not.toHaveBeenCalled();
	document.dispatchEvent(new Event("DOMContentLoaded"));
	await told;
	expect(then).toHaveBeenCalledOnce();
});

it.each(["interactive", "complete"] as const)("does not wait when the document is %s", async (state) => {
	vi.spyOn(document, "readyState", "get").mockReturnValue(state);
	await expect(documentParsed()).resolves.toBeUndefined();
});
