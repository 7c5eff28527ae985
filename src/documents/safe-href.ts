const safeScheme = /^(?:https?|ircs?|mailto|xmpp)$/i;

/**
 * A link's address, if it has no scheme or that of a web, mail or chat protocol. A colon after `?`, `#` or `/` is not
 * part of a scheme. Anything hidden in a scheme (a tab, an entity, a blank) makes it an unknown one.
 * @returns null for an address that must not become a link
 * @example safeHref("JavaScript:alert(1)") // null
 * @example safeHref("/docs/a:b") // "/docs/a:b"
 * Specification 5
 */
export function safeHref(address: string): string | null {
	const scheme = /^([^:?#/]*):/.exec(address)?.[1];
	return scheme === undefined || safeScheme.test(scheme) ? address : null;
}

/** Whether an image's address stays on this site: no scheme and no host. The page's policy would block any other. */
export function isLocalAddress(address: string): boolean {
	return address !== "" && !/^(?:[^:?#/]*:|[\\/]{2})/.test(address);
}
