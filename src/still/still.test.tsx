import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { followLink } from "#src/navigation/follow-link.ts";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { stillPage } from "./still.tsx";

vi.mock("#src/navigation/follow-link.ts", { spy: true });

const Figures = () => <p>Forty-five pairs</p>;
const importer = vi.fn(() => Promise.resolve({ Figures }));
const makePage = () => stillPage("tokens", importer);
const show = ({ Still }: ReturnType<typeof makePage>) => (
	<PagesContext value={{} as Pages}>
		<Still>{(arrived) => <arrived.Figures />}</Still>
	</PagesContext>
);

let root: Root | undefined;
afterEach(() => {
	act(() => root?.unmount());
	document.body.replaceChildren();
	importer.mockClear();
});

it("keeps the nodes it was served with, and does not fetch their code", async () => {
	const prerendered = makePage();
	const part = prerendered.part();
	expect(part).toMatchObject({ source: "src/pages/tokens/still-parts.tsx", still: true });
	await part?.module.load();
	importer.mockClear();
	// As on a server: nothing has been served yet.
	const markup = renderToString(show(prerendered));
	const box = document.createElement("div");
	box.innerHTML = markup;
	document.body.append(box);
	const served = box.querySelector("p");
	const page = makePage();
	expect(page.part()).toBeUndefined();
	await act(async () => {
		root = hydrateRoot(box, show(page));
	});
	expect(box.querySelector("p")).toBe(served);
	expect(importer).not.toHaveBeenCalled();

	// Whoever comes back needs it, and may be offline by then.
	act(() => root?.render(<p>Another page</p>));
	expect(page.part()).toBeDefined();
	await vi.waitFor(() => expect(importer).toHaveBeenCalledOnce());
});

it("fetches the code when the nodes have been lost", async () => {
	const box = document.createElement("div");
	box.innerHTML = '<div data-still="tokens"></div>';
	document.body.append(box);
	await act(async () => {
		root = hydrateRoot(box, show(makePage()));
	});
	await vi.waitFor(() => expect(box.textContent).toBe("Forty-five pairs"));
	expect(importer).toHaveBeenCalledTimes(1);
});

it("takes links to pages for its own, and leaves those to files to the browser", async () => {
	const box = document.createElement("div");
	box.innerHTML = '<div data-still="tokens"><a href="/garden">Page</a><a href="/a.txt">File</a></div>';
	document.body.append(box);
	await act(async () => {
		root = hydrateRoot(box, show(makePage()));
	});
	vi.mocked(followLink).mockResolvedValue();
	const isTaken = (link: Element) => !link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
	expect([...box.querySelectorAll("a")].map(isTaken)).toEqual([true, false]);
	expect(vi.mocked(followLink).mock.calls.map(([, path]) => path)).toEqual(["/garden"]);
});

it("does not mistake the parts of the previous page for its own", () => {
	document.body.innerHTML = '<div data-still="home"><p>Of another page</p></div>';
	expect(stillPage("home", importer).part()).toBeUndefined();
	expect(makePage().part()).toBeDefined();
});
