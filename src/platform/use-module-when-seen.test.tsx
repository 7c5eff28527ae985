import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type LazyModule, lazyModule } from "./lazy-module.ts";
import { useModuleWhenSeen } from "./use-module-when-seen.ts";

function Part({ lazy }: { lazy: LazyModule<string> }) {
	const [place, state] = useModuleWhenSeen(lazy);
	return <div ref={place}>{state.status === "loaded" ? state.module : state.status}</div>;
}

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

it("fetches when its place comes into view, and shows a module that loads after a failure", async () => {
	let see = () => {};
	let margin: string | undefined;
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit) {
				margin = options.rootMargin;
				see = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
			}
			observe() {}
			disconnect() {}
		},
	);
	const importer = vi.fn<() => Promise<string>>().mockRejectedValueOnce("gone").mockResolvedValue("module");
	const lazy = lazyModule(importer);
	const { container } = render(<Part lazy={lazy} />);
	expect(importer).not.toHaveBeenCalled();
	expect(margin).toBe("600px 0px");
	await act(async () => see());
	expect(container.textContent).toBe("failed");
	await act(() => lazy.load());
	expect(container.textContent).toBe("module");
});
