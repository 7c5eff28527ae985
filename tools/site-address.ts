/** Where a build of the site will stand. */
export interface SiteAddress {
	/** `https://example.org`; "" where the site may be hosted anywhere. */
	origin: string;
	/** Mount path, "/" or "/sakura/". */
	base: string;
}

/**
 * The address of a path of the site: absolute where the origin is known, else from the root of whatever host it has.
 * @param path within the site, with its slash
 * @example addressOf({ origin: "https://site.example", base: "/sakura/" }, "/tokens") // "https://site.example/sakura/tokens"
 */
export function addressOf({ origin, base }: SiteAddress, path: string): string {
	return `${origin}${base.replace(/\/$/, "")}${path}`;
}
