import { useViewport } from "#src/platform/use-viewport.ts";

export function ViewportSample() {
	const { breakpoint, isMobile, isTablet } = useViewport();
	const kind = isMobile ? "A phone’s" : isTablet ? "A tablet’s" : "A desk’s";
	return (
		<p>
			{kind} layout, at {breakpoint}.
		</p>
	);
}
