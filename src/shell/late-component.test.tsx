import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isImportingInPlace } from "#src/platform/import-in-place.ts";
import { lateComponent } from "./late-component.tsx";

let idle: (() => void)[] = [];
const becomeIdle = () => act(async () => idle.splice(0).forEach((callback) => void callback()));

beforeEach(() => {
	idle = [];
	vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
});
afterEach(cleanup);

it("is fetched only once the page is idle, and then shown with its props", async () => {
	const importer = vi.fn(async () => ({ word }: { word: string }) => <p>{word}</p>);
	const Late = lateComponent(importer);
	const { container } = render(<Late word="blossom" />);
	expect(importer).not.toHaveBeenCalled();
	await becomeIdle();
	expect(container.textContent).toBe("blossom");
});

it("is not fetched for a page that has gone meanwhile", async () => {
	const importer = vi.fn(async () => () => null);
	const Late = lateComponent(importer);
	render(<Late />).unmount();
	await becomeIdle();
	expect(importer).not.toHaveBeenCalled();
});

it("is missed by nobody where it cannot be had: nothing is shown, and no reload is caused", async () => {
	const inPlace: boolean[] = [];
	const Late = lateComponent(() => {
		inPlace.push(isImportingInPlace());
		return Promise.reject(new Error("gone"));
	});
	const { container } = render(<Late />);
	await becomeIdle();
	expect(inPlace).toEqual([true]);
	expect(container.innerHTML).toBe("");
});

it("takes nothing with it when it breaks", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const Late = lateComponent(async () => () => {
		throw new Error("broken");
	});
	const { container } = render(
		<>
			<p>The page</p>
			<Late />
		</>,
	);
	await becomeIdle();
	expect(container.innerHTML).toBe("<p>The page</p>");
});
