import { petals, seasonParticles, tickMs, trailItemMs, windFigures } from "#src/effects/effect-settings.ts";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { millisText, secondsText } from "../figures.ts";
import styles from "./fixed-figures.module.css";

const { lifetimeMs, respawnMs, wrapMarginPx, pullRadiusPx } = seasonParticles;

const columns = [
	{
		title: "Particles",
		rows: [
			{ label: "Live for", figure: `${lifetimeMs.least / 1_000} to ${secondsText(lifetimeMs.most)}` },
			{ label: "A tick", figure: millisText(tickMs) },
			{ label: "New ones are added every", figure: millisText(respawnMs) },
			{ label: "Margin at which they come round", figure: `${wrapMarginPx} px` },
			{ label: "The pointer draws them within", figure: `${pullRadiusPx} px` },
		],
	},
	{
		title: "Petals",
		rows: [
			{ label: "Unless told otherwise", figure: `${petals.defaultCount} petals` },
			{ label: "Fall speed", figure: String(petals.fallSpeed) },
			{
				label: "Fastest fall",
				how: `${petals.maxSpeedFactor} × ${petals.fallSpeed}`,
				figure: String(petals.maxSpeedFactor * petals.fallSpeed),
			},
			{ label: "Gone at an opacity of", figure: `${petals.leastOpacity} or less` },
			{ label: "A trail item stays", figure: secondsText(trailItemMs) },
		],
	},
	{
		title: "Wind",
		rows: [
			{ label: "Strength", figure: String(windFigures.strength) },
			{ label: "Changes every", figure: millisText(windFigures.everyMs) },
			{ label: "Stays between", figure: `${windFigures.least} and ${windFigures.most}` },
			{ label: "Shown only above", figure: String(windFigures.readoutAbove) },
		],
	},
];

/** The figures that no setting changes. Specification 4.6 and 9 (Effects). */
export function FixedFigures() {
	return (
		<div className={styles.columns}>
			{columns.map(({ title, rows }) => (
				<div key={title}>
					<h4>{title}</h4>
					<FigureRows rows={rows} />
				</div>
			))}
		</div>
	);
}
