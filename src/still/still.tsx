import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { followLink, prefetchLink } from "#src/navigation/follow-link.ts";
import { matchPath } from "#src/navigation/match-path.ts";
import { isPlainClick } from "#src/navigation/navigate.ts";
import { type PagePart, usePages } from "#src/navigation/page-module.ts";
import type { PageKey } from "#src/navigation/site-map-entry.ts";
import { withoutBase } from "#src/navigation/url.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { useLazyModule } from "#src/platform/use-lazy-module.ts";
import { whenIdle } from "#src/platform/when-idle.ts";
import { SERVED_NODES } from "#src/ui/served-nodes.ts";

/** Renders a part from the module: always the same output, from its own figures and texts. */
type RenderPart<Module> = (module: Module) => ReactNode;

/**
 * The parts of a page without state, which its `still-parts.tsx` exports: if the page was served with them, their nodes
 * are left alone and their code is not fetched until the page is left. They carry the page's key, which distinguishes
 * them from those of the previous page.
 * @param importer imports that file
 * @returns `part`, which the page exports, and which is undefined while the page in the window has these parts; `Still`,
 * which shows one of them
 * @example
 * const { part, Still } = stillPage("tokens", () => import("./still-parts.tsx"));
 * <Still>{({ Economics }) => <Economics />}</Still>
 */
export function stillPage<Module>(page: PageKey, importer: () => Promise<Module>) {
	const module = lazyModule(importer);
	const part = (): PagePart | undefined =>
		typeof document !== "undefined" && document.querySelector(`[data-still="${page}"]`)
			? undefined
			: { source: `src/pages/${page}/still-parts.tsx`, module, still: true };

	function RenderedPart({ children }: { children: RenderPart<Module> }) {
		const arrived = useLazyModule(module);
		return <div data-still={page}>{arrived && children(arrived)}</div>;
	}

	function Still({ children }: { children: RenderPart<Module> }) {
		const [served, setServed] = useState(() => !part());
		// Its nodes go with it. Whoever returns needs the code, and may be offline by then.
		useEffect(() => () => void whenIdle(() => void module.prefetch()), []);
		if (served) return <ServedPart page={page} onMissing={() => setServed(false)} />;
		return <RenderedPart>{children}</RenderedPart>;
	}

	return { part, Still };
}

/** Served nodes. Their links are handled here, because no component owns them. */
function ServedPart({ page, onMissing }: { page: PageKey; onMissing: () => void }) {
	const box = useRef<HTMLDivElement>(null);
	const pages = usePages();
	// React may have had to render in place of the served markup: then there are no nodes to keep.
	useEffect(() => {
		if (!box.current?.firstElementChild) onMissing();
	});
	const pathOf = ({ target }: { target: EventTarget }) => {
		const link = (target as Element).closest("a:not([download],[target])") as HTMLAnchorElement | null;
		const path = link && withoutBase(link.pathname);
		// A file is the browser's.
		return path && matchPath(path).known ? path + link.search + link.hash : null;
	};
	const reach = (event: { target: EventTarget }) => {
		const path = pathOf(event);
		if (path) prefetchLink(pages, path);
	};
	const follow = (event: MouseEvent) => {
		const path = pathOf(event);
		if (!path || !isPlainClick(event)) return;
		event.preventDefault();
		void followLink(pages, path);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the listeners serve links, which handle keys themselves
		<div
			ref={box}
			data-still={page}
			onPointerOver={reach}
			onFocus={(event: FocusEvent) => reach(event)}
			onClickCapture={follow}
			suppressHydrationWarning
		>
			{SERVED_NODES}
		</div>
	);
}
