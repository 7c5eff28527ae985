/**
 * The slug of a title: lowercased; everything but a-z, 0-9 and whitespace removed (hyphens too); whitespace turned into
 * hyphens; repeated hyphens collapsed; none at either end.
 * @returns "" for a title without any Latin letter or digit; such a slug matches nothing
 * @example slugify("Design & Branding") // "design-branding"
 * @example slugify("Peer-to-Peer Mesh") // "peertopeer-mesh"
 * Specification 2.3, 2.14
 */
export function slugify(title: string): string {
	return title
		.toLowerCase()
		.replace(/[^a-z0-9\s]/g, "")
		.trim()
		.replace(/\s+/g, "-");
}
