import type { ComponentProps } from "react";
import { matchPath } from "./match-path.ts";
import { goTo, isPlainClick } from "./navigate.ts";
import { usePageLoader } from "./page-loader-context.ts";
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
	const loader = usePageLoader();
	const preload = () => {
		const route = matchPath(to.split("#", 1)[0] as string);
		void loader.load(route.page).then(() => {
			const state = loader.state(route.page);
			if (state.status === "loaded") state.module.preload?.(route);
		});
	};
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
