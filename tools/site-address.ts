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

/**
 * The address that the environment gives a build: `VITE_SITE_ORIGIN` and `BASE_PATH`.
 * @throws Error with a text for a person, where one is not of its form: every page would carry it
 */
export function readSiteAddress({
	VITE_SITE_ORIGIN: origin = "",
	BASE_PATH: base = "/",
}: NodeJS.ProcessEnv): SiteAddress {
	if (origin !== "" && !(URL.canParse(origin) && new URL(origin).origin === origin))
		throw new Error(`VITE_SITE_ORIGIN has to read like https://example.org, not ${JSON.stringify(origin)}.`);
	if (!/^\/(?:[^\s"<>]*\/)?$/.test(base))
		throw new Error(`BASE_PATH has to begin and end with a slash, like /sakura/, not ${JSON.stringify(base)}.`);
	return { origin, base };
}
