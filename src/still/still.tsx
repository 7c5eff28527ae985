import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { followLink, prefetchLink } from "#src/navigation/follow-link.ts";
import { isPlainClick } from "#src/navigation/navigate.ts";
import { usePages } from "#src/navigation/page-module.ts";
import { withoutBase } from "#src/navigation/url.ts";
import type { LazyModule } from "#src/platform/lazy-module.ts";
import { useLazyModule } from "#src/platform/use-lazy-module.ts";
import { whenIdle } from "#src/platform/when-idle.ts";
import { SERVED_NODES } from "#src/ui/served-nodes.ts";

/**
 * Whether the page in the window was served with still parts; false on the server, where they are rendered.
 * @param of the name of those parts
 */
export const wasServedStill = (of: string): boolean =>
	typeof document !== "undefined" && document.querySelector(`[data-still="${of}"]`) !== null;

export interface StillProps<Module> {
	module: LazyModule<Module>;
	/** The name of a page's still parts, which distinguishes them from those of the previous page. */
	of: string;
	/** Renders the module: always the same output, from its own figures and texts. */
	children: (module: Module) => ReactNode;
}

/** Longest wait for an idle moment after the page has been left, in ms. */
const LONGEST_WAIT_MS = 2_000;

/**
 * A part without state: if the page was served with it, its nodes are left alone and its code is not fetched until the
 * page is left.
 * @example <Still of="home" module={figures}>{({ Figures }) => <Figures />}</Still>
 */
export function Still<Module>(props: StillProps<Module>) {
	const { of, module } = props;
	const [served, setServed] = useState(() => wasServedStill(of));
	// Its nodes go with it. Whoever returns needs the code, and may be offline by then.
	useEffect(() => () => void whenIdle(() => void module.prefetch(), LONGEST_WAIT_MS), [module]);
	return served ? <ServedPart of={of} onMissing={() => setServed(false)} /> : <RenderedPart {...props} />;
}

function RenderedPart<Module>({ module, of, children }: StillProps<Module>) {
	const arrived = useLazyModule(module);
	return <div data-still={of}>{arrived && children(arrived)}</div>;
}

/** Served nodes. Their links are handled here, because no component owns them. */
function ServedPart({ of, onMissing }: { of: string; onMissing: () => void }) {
	const box = useRef<HTMLDivElement>(null);
	const pages = usePages();
	// React may have had to render in place of the served markup: then there are no nodes to keep.
	useEffect(() => {
		if (!box.current?.firstElementChild) onMissing();
	});
	const pathOf = ({ target }: { target: EventTarget }) => {
		const link = (target as Element).closest("a:not([download],[target])") as HTMLAnchorElement | null;
		return link && withoutBase(link.pathname) + link.search + link.hash;
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
			data-still={of}
			onPointerOver={reach}
			onFocus={(event: FocusEvent) => reach(event)}
			onClickCapture={follow}
			suppressHydrationWarning
		>
			{SERVED_NODES}
		</div>
	);
}
