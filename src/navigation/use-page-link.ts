import type { MouseEvent } from "react";
import { matchPath } from "./match-path.ts";
import { goTo, isPlainClick } from "./navigate.ts";
import { preloadRoute, usePages } from "./page-module.ts";
import { url } from "./url.ts";

/**
 * What makes an `<a>` a link within the site, whatever it looks like.
 * @param to path of ours, without base; may carry a query and a fragment
 * @param onClick called first
 */
export function usePageLink(to: string, onClick?: (event: MouseEvent<HTMLAnchorElement>) => void) {
	const pages = usePages();
	const preload = () => void preloadRoute(pages, matchPath(to.split(/[?#]/, 1)[0] as string));
	return {
		href: url(to),
		onPointerEnter: preload,
		onFocus: preload,
		onTouchStart: preload,
		onClick: (event: MouseEvent<HTMLAnchorElement>) => {
			onClick?.(event);
			if (!isPlainClick(event)) return;
			event.preventDefault();
			goTo(to);
		},
	};
}
