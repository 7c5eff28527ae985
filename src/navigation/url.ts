/** Where the site is mounted, without trailing slash: "" at the root of a host, "/sakura" below one. */
const basePath = import.meta.env.BASE_URL.replace(/\/$/, "");

/**
 * The address of a path within the site. Every URL of the application is built here. Leading slashes are collapsed, so that
 * the address never names another host.
 * @param path absolute path within the site, with or without fragment
 * @example url("/tokens#staking") // "/tokens#staking", or "/sakura/tokens#staking" under that base
 */
export const url = (path: string): string => basePath + path.replace(/^[/\\]+/, "/");

/** The inverse of `url`: the path within the site. An address outside the base is returned as it is. */
export const withoutBase = (pathname: string): string =>
	pathname === basePath || pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) || "/" : pathname;
