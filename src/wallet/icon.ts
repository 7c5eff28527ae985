/** Longest picture that is taken, in characters: some 96 KB of image. */
export const LONGEST_ICON = 131_072;

const image = /^data:image\/(?:svg\+xml|png|webp|gif|jpeg)(?:;(?!base64)[\w.+=-]+)*(;base64)?,(\S.*)/is;

/**
 * A wallet's picture, if it may be shown: a data address of an image as the Wallet Standard and EIP-6963 ask for. An address on
 * some host would tell it who visits this page. Shown in an `<img>`, in which an SVG runs no script.
 * @returns the address, or undefined where it is another kind of address, too long, or broken
 * @example safeIcon("data:image/svg+xml;base64,PHN2Zy8+")
 */
export function safeIcon(icon: unknown): string | undefined {
	if (typeof icon !== "string" || icon.length > LONGEST_ICON) return undefined;
	const [, base64, data = ""] = image.exec(icon) ?? [];
	if (!data || (base64 && !/^[A-Za-z0-9+/]+={0,2}$/.test(data))) return undefined;
	return icon;
}
