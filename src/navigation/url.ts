/** Where the site is mounted, without trailing slash: "" at the root of a host, "/sakura" below one. */
export const basePath = import.meta.env.BASE_URL.replace(/\/+$/, "");

/**
 * The address of a path of ours. Every URL of the application is made here.
 * @param path absolute path within the site, with or without fragment
 * @example url("/tokens#staking") // "/tokens#staking", or "/sakura/tokens#staking" under that base
 */
export const url = (path: string): string => `${basePath}${path}`;
