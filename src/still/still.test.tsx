import { act } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { Still, wasServedStill } from "./still.tsx";

const Figures = () => <p>Forty-five pairs</p>;
const importer = vi.fn(() => Promise.resolve({ Figures }));
const makeModule = () => lazyModule(importer);
const page = (module: ReturnType<typeof makeModule>) => (
	<PagesContext value={{} as Pages}>
		<Still of="figures" module={module}>
			{(arrived) => <arrived.Figures />}
		</Still>
	</PagesContext>
);

let root: Root | undefined;
afterEach(() => {
	act(() => root?.unmount());
	document.body.replaceChildren();
	importer.mockClear();
});

it("keeps the nodes it was served with, and does not fetch their code", async () => {
	const prerendering = makeModule();
	await prerendering.load();
	importer.mockClear();
	// As on a server: nothing has been served yet.
	const markup = renderToString(page(prerendering));
	const box = document.createElement("div");
	box.innerHTML = markup;
	document.body.append(box);
	const served = box.querySelector("p");
	await act(async () => {
		root = hydrateRoot(box, page(makeModule()));
	});
	expect(box.querySelector("p")).toBe(served);
	expect(importer).not.toHaveBeenCalled();

	// Whoever comes back needs it, and may be offline by then.
	act(() => root?.render(<p>Another page</p>));
	await vi.waitFor(() => expect(importer).toHaveBeenCalledOnce());
});

it("fetches the code when the nodes have been lost", async () => {
	const box = document.createElement("div");
	box.innerHTML = '<div data-still="figures"></div>';
	document.body.append(box);
	await act(async () => {
		root = hydrateRoot(box, page(makeModule()));
	});
	await vi.waitFor(() => expect(box.textContent).toBe("Forty-five pairs"));
	expect(importer).toHaveBeenCalledTimes(1);
});

it("does not mistake the parts of the previous page for its own", () => {
	document.body.innerHTML = '<div data-still="home"><p>Of another page</p></div>';
	expect(wasServedStill("home")).toBe(true);
	expect(wasServedStill("figures")).toBe(false);
});
