/** The parts of a link that determine its target. */
type LinkAddress = Pick<HTMLAnchorElement, "pathname" | "hash">;

/**
 * The section that a followed link within the page leads to.
 * @param link the link that was pressed, or null if none was
 * @param here the page's own path, as shown in the address
 * @param ids the page's sections
 * @returns null if the link leads elsewhere
 * @example followedSection({ pathname: "/tokens", hash: "#staking" }, "/tokens", ["overview", "staking"]) // "staking"
 */
export function followedSection(link: LinkAddress | null, here: string, ids: readonly string[]): string | null {
	if (!link || link.pathname !== here) return null;
	const named = link.hash.slice(1);
	return ids.includes(named) ? named : null;
}
