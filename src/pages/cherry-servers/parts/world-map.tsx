import { type RegionId, regions } from "#src/content/servers/regions.ts";
import styles from "./locations.module.css";

export interface WorldMapProps {
	chosen: RegionId | null;
	onChoose: (id: RegionId) => void;
}

const near: readonly RegionId[] = ["sweden", "lithuania", "netherlands", "germany"];
const far: readonly RegionId[] = ["united-states", "singapore"];
/** The four sites in the small circle that the lens enlarges: the circle is at 504, 93, and the lens at 560, 306. */
const nearDots = [
	[528.7, 88.4],
	[481.6, 99.9],
	[491.3, 107.6],
	[515.1, 77.4],
] as const;

/**
 * The six sites on a dotted map, with northern Europe in a round lens, because four of them would overlap. The dots of
 * the land are masks, so that they take the season's colours; the positions of the pins are in the style sheet.
 */
export function WorldMap(props: WorldMapProps) {
	return (
		<div className={styles.frame}>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
			<div role="group" aria-label="Map of the six sites" className={styles.map}>
				<div className={styles.world} />
				<svg viewBox="0 0 1000 470" aria-hidden="true" className={styles.lines}>
					<path d="M459.3 82.3 414.1 271.1M537.7 61.7 669.9 203.9" />
					<circle cx="504" cy="93" r="46" />
					{nearDots.map(([x, y]) => (
						<circle key={x} cx={x} cy={y} r="3.2" className={styles.nearDot} />
					))}
				</svg>
				<div className={styles.lens}>
					<div className={styles.europe} />
					<Pins ids={near} {...props} />
				</div>
				<div className={styles.far}>
					<Pins ids={far} {...props} />
				</div>
			</div>
		</div>
	);
}

function Pins({ ids, chosen, onChoose }: WorldMapProps & { ids: readonly RegionId[] }) {
	return ids.map((id) => {
		const region = regions.find((region) => region.id === id);
		if (!region) return null;
		const { country, city, latencyMs } = region;
		return (
			<div key={id} data-site={id} className={styles.pin}>
				<span aria-hidden="true" className={styles.label}>
					{country} <small>{latencyMs} ms</small>
				</span>
				<button
					type="button"
					aria-pressed={id === chosen}
					aria-label={`${country}: ${city}, ${latencyMs} ms`}
					className={styles.press}
					onClick={() => onChoose(id)}
				/>
			</div>
		);
	});
}
