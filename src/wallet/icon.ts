/** Longest icon accepted, in characters: about 96 KB of image data. */
export const MAX_ICON_LENGTH = 131_072;

const image = /^data:image\/(?:svg\+xml|png|webp|gif|jpeg)(?:;(?!base64)[\w.+=-]+)*(;base64)?,(\S.*)/is;

/**
 * A wallet's icon, if it may be shown: a data URL of an image, as the Wallet Standard and EIP-6963 require. A URL on
 * some host would tell that host who visits this page. It is shown in an `<img>`, in which an SVG runs no script.
 * @returns the URL, or undefined if it is another kind of URL, too long, or broken
 * @example safeIcon("data:image/svg+xml;base64,PHN2Zy8+")
 */
export function safeIcon(icon: unknown): string | undefined {
	if (typeof icon !== "string" || icon.length > MAX_ICON_LENGTH) return undefined;
	const [, base64, data = ""] = image.exec(icon) ?? [];
	if (!data || (base64 && !/^[A-Za-z0-9+/]+={0,2}$/.test(data))) return undefined;
	return icon;
}
