import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isHandledInPlace } from "#src/platform/import-in-place.ts";
import { lateComponent } from "./late-component.tsx";

let idle: (() => void)[] = [];
const becomeIdle = () => act(async () => idle.splice(0).forEach((callback) => void callback()));

beforeEach(() => {
	idle = [];
	vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
});
afterEach(cleanup);

it("is fetched only once the page is idle, and then rendered with its props", async () => {
	const importer = vi.fn(async () => ({ Late: ({ word }: { word: string }) => <p>{word}</p> }));
	const Late = lateComponent(importer);
	const { container } = render(<Late word="blossom" />);
	expect(importer).not.toHaveBeenCalled();
	await becomeIdle();
	expect(container.textContent).toBe("blossom");
});

it("is not fetched for a page that was left meanwhile", async () => {
	const importer = vi.fn(async () => ({ Late: () => null }));
	const Late = lateComponent(importer);
	render(<Late />).unmount();
	await becomeIdle();
	expect(importer).not.toHaveBeenCalled();
});

it("renders nothing when it cannot be loaded, and causes no reload", async () => {
	const gone = new Error("gone");
	const Late = lateComponent<object>(() => Promise.reject(gone));
	const { container } = render(<Late />);
	await becomeIdle();
	expect(isHandledInPlace(gone)).toBe(true);
	expect(container.innerHTML).toBe("");
});

it("does not break the page when it breaks", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const Late = lateComponent(async () => ({
		Late: () => {
			throw new Error("broken");
		},
	}));
	const { container } = render(
		<>
			<p>The page</p>
			<Late />
		</>,
	);
	await becomeIdle();
	expect(container.innerHTML).toBe("<p>The page</p>");
});
