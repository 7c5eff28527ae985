import type { ComponentProps } from "react";
import { matchPath } from "./match-path.ts";
import { goTo, isPlainClick } from "./navigate.ts";
import { preloadRoute, usePages } from "./page-module.ts";
import { url } from "./url.ts";

export interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
	/** Path of ours, without base; may carry a fragment. */
	to: string;
}

/**
 * A link within the site: a real link for modified clicks, crawlers and visitors without script; otherwise it goes
 * without reloading, and what it leads to is fetched as soon as somebody seems to want it.
 */
export function PageLink({ to, onClick, ...rest }: PageLinkProps) {
	const pages = usePages();
	const preload = () => void preloadRoute(pages, matchPath(to.split("#", 1)[0] as string));
	return (
		<a
			{...rest}
			href={url(to)}
			onPointerEnter={preload}
			onFocus={preload}
			onTouchStart={preload}
			onClick={(event) => {
				onClick?.(event);
				if (!isPlainClick(event)) return;
				event.preventDefault();
				goTo(to);
			}}
		/>
	);
}
