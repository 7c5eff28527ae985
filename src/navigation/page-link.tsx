import type { ComponentProps } from "react";
import { Button } from "#src/ui/button.tsx";
import { usePageLink } from "./use-page-link.ts";

export interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
	/** Path within the site, without base; may carry a fragment. */
	to: string;
}

/**
 * A link within the site: a real link for modified clicks, crawlers and visitors without script. Otherwise it
 * navigates without reloading, and prefetches its target when the visitor shows intent.
 */
export function PageLink({ to, onClick, ...rest }: PageLinkProps) {
	return <a {...rest} {...usePageLink(to, onClick)} />;
}

/**
 * The same link styled as a button.
 * @example <ButtonLink to="/community" look="primary">Meet the community</ButtonLink>
 */
export function ButtonLink({ to, onClick, look, children }: PageLinkProps & { look?: "primary" | "secondary" }) {
	return (
		<Button {...usePageLink(to, onClick)} {...(look && { look })}>
			{children}
		</Button>
	);
}
