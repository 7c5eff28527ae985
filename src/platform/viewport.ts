export type Breakpoint = "xs" | "sm" | "md" | "lg" | "xl" | "2xl";

/** What is known about the window. Specification 3 (viewport state) */
export interface Viewport {
	/** Of the window's inner area, in CSS px. */
	width: number;
	height: number;
	breakpoint: Breakpoint;
	isMobile: boolean;
	isTablet: boolean;
	isDesktop: boolean;
	isLandscape: boolean;
	/** Device pixels per CSS px; a fraction when the page is zoomed. */
	pixelRatio: number;
}

/** The width at which each breakpoint begins, in px, as in the style sheets. Specification 9 */
const beginsAt: readonly (readonly [Breakpoint, number])[] = [
	["2xl", 1536],
	["xl", 1280],
	["lg", 1024],
	["md", 768],
	["sm", 640],
];

/**
 * The viewport state of a window of this size. Mobile is below md (768), desktop starts at lg (1024), tablet is in
 * between. A square is portrait, as in `@media (orientation)`.
 * @param width in CSS px, 0 or more; so is `height`
 * @param pixelRatio above 0
 * @example viewportOf(768, 1024, 2) // { breakpoint: "md", isTablet: true, isLandscape: false, … }
 * Specification 3, 9
 */
export function viewportOf(width: number, height: number, pixelRatio: number): Viewport {
	const breakpoint = beginsAt.find(([, from]) => width >= from)?.[0] ?? "xs";
	const isMobile = breakpoint === "xs" || breakpoint === "sm";
	const isTablet = breakpoint === "md";
	return {
		width,
		height,
		breakpoint,
		isMobile,
		isTablet,
		isDesktop: !isMobile && !isTablet,
		isLandscape: width > height,
		pixelRatio,
	};
}
