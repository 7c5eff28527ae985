import type { MouseEvent } from "react";
import { followLink, prefetchLink } from "./follow-link.ts";
import { isPlainClick } from "./navigate.ts";
import { usePages } from "./page-module.ts";
import { url } from "./url.ts";

/**
 * The props that make an `<a>` a link within the site, whatever its look.
 * @param to path within the site, without base; may carry a query and a fragment
 * @param onClick called first
 */
export function usePageLink(to: string, onClick?: (event: MouseEvent<HTMLAnchorElement>) => void) {
	const pages = usePages();
	const reach = () => prefetchLink(pages, to);
	return {
		href: url(to),
		onPointerEnter: reach,
		onFocus: reach,
		onClick: (event: MouseEvent<HTMLAnchorElement>) => {
			onClick?.(event);
			if (!isPlainClick(event)) return;
			event.preventDefault();
			void followLink(pages, to);
		},
	};
}
