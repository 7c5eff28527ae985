/** Where the site is mounted, without trailing slash: "" at the root of a host, "/sakura" below one. */
const basePath = import.meta.env.BASE_URL.replace(/\/$/, "");

/**
 * The address of a path of ours. Every URL of the application is made here. Several leading slashes become one, so that a
 * path never names another host.
 * @param path absolute path within the site, with or without fragment
 * @example url("/tokens#staking") // "/tokens#staking", or "/sakura/tokens#staking" under that base
 */
export const url = (path: string): string => basePath + path.replace(/^[/\\]+/, "/");

/** The inverse of `url`: the path within the site; an address outside the base is taken as it is. */
export const withoutBase = (pathname: string): string =>
	pathname === basePath || pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) || "/" : pathname;
