declare module "subset-font" {
	export interface SubsetFontOptions {
		targetFormat?: "sfnt" | "woff" | "woff2";
		keepFeatures?: readonly string[];
		noHinting?: boolean;
		keepAllGlyphs?: boolean;
		variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
	}
	/** @returns the font reduced to the characters of `text` that it has. */
	export default function subsetFont(font: Buffer, text: string | null, options?: SubsetFontOptions): Promise<Buffer>;
}
