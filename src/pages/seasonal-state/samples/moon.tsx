import { useEffect, useRef } from "react";
import { seasons } from "#src/content/seasons/seasons.ts";
import { useTheme } from "#src/theme/use-theme.ts";

/** A disc in the season's own decorative colour, on a canvas. */
export function Moon() {
	const canvas = useRef<HTMLCanvasElement>(null);
	const { season, dark } = useTheme();
	useEffect(() => {
		const picture = canvas.current?.getContext("2d");
		if (!picture || season === null) return;
		const { palette } = seasons[season];
		const motif = palette.find(({ token }) => token === "motif");
		picture.clearRect(0, 0, 64, 64);
		picture.fillStyle = motif?.[dark ? "dark" : "light"].hex ?? "grey";
		picture.beginPath();
		picture.arc(32, 32, 24, 0, 2 * Math.PI);
		picture.fill();
	}, [season, dark]);
	return (
		<span aria-hidden="true">
			<canvas ref={canvas} width={64} height={64} />
		</span>
	);
}
