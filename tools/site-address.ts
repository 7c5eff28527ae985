/** Where a build of the site will be hosted. */
export interface SiteAddress {
	/** `https://example.org`; "" if the site may be hosted anywhere. */
	origin: string;
	/** Mount path, "/" or "/sakura/". */
	base: string;
}

/**
 * The address of a path of the site: absolute if the origin is known, otherwise relative to the root of its host.
 * @param path within the site, with its leading slash
 * @example addressOf({ origin: "https://site.example", base: "/sakura/" }, "/tokens") // "https://site.example/sakura/tokens"
 */
export function addressOf({ origin, base }: SiteAddress, path: string): string {
	return `${origin}${base.replace(/\/$/, "")}${path}`;
}
