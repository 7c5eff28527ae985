import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type LazyModule, lazyModule } from "./lazy-module.ts";
import { useLazyModule } from "./use-lazy-module.ts";

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
	override state = { error: null as unknown };
	static getDerivedStateFromError = (error: unknown) => ({ error });
	override render() {
		return this.state.error ? `failed: ${this.state.error}` : this.props.children;
	}
}

function Part({ lazy }: { lazy: LazyModule<string> }) {
	return useLazyModule(lazy) ?? "loading";
}

const show = (lazy: LazyModule<string>) =>
	render(
		<Boundary>
			<Part lazy={lazy} />
		</Boundary>,
	);
const settled = () => act(async () => {});

describe("useLazyModule", () => {
	afterEach(cleanup);

	it("fetches when the component appears", async () => {
		show(lazyModule(async () => "module"));
		expect(document.body.textContent).toBe("loading");
		await settled();
		screen.getByText("module");
	});

	it("returns a module that loaded earlier at once", async () => {
		const lazy = lazyModule(async () => "module");
		await lazy.load();
		show(lazy);
		screen.getByText("module");
	});

	it("throws the error for the nearest boundary", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		show(lazyModule<string>(() => Promise.reject("gone")));
		await settled();
		screen.getByText("failed: gone");
	});

	it("tries again after an earlier attempt failed", async () => {
		const importer = vi.fn<() => Promise<string>>().mockRejectedValueOnce("gone").mockResolvedValue("module");
		const lazy = lazyModule(importer);
		await lazy.load();
		show(lazy);
		expect(document.body.textContent).toBe("loading");
		await settled();
		screen.getByText("module");
	});

	it("tries again when a module is passed whose earlier attempt failed", async () => {
		const importer = vi.fn<() => Promise<string>>().mockRejectedValueOnce("gone").mockResolvedValue("module");
		const lazy = lazyModule(importer);
		await lazy.load();
		const { rerender } = render(<Part lazy={lazyModule(async () => "another")} />);
		await settled();
		rerender(<Part lazy={lazy} />);
		expect(document.body.textContent).toBe("loading");
		await settled();
		screen.getByText("module");
	});

	it("gives up when that attempt fails too", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		const lazy = lazyModule<string>(() => Promise.reject("gone"));
		await lazy.load();
		show(lazy);
		await settled();
		screen.getByText("failed: gone");
	});
});
