import { seasonWords } from "#src/content/season-words.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { themeNames } from "#src/content/seasons-guide/themes.ts";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { SEASONS, type Season } from "#src/season/season.ts";
import type { PaletteColour } from "#src/season/season-config.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import layout from "./columns.module.css";
import styles from "./theme-gallery.module.css";

const modes = ["light", "dark"] as const;
type Mode = (typeof modes)[number];

/** The four themes, light and dark. Each preview has its own theme, whatever the page's theme is. */
export function Themes() {
	return (
		<SectionPart
			title="Four themes, by day and by night"
			introduction="Each card wears its theme’s own tokens, whichever season the page is in. Names in italics are traditional Japanese colours."
		>
			<ul {...LIST} className={`${layout.columns} ${styles.gallery}`}>
				{SEASONS.flatMap((season) =>
					modes.map((mode) => (
						<li key={`${season} ${mode}`} data-theme={`${season}-${mode}`} className={styles.theme}>
							<Preview season={season} mode={mode} />
						</li>
					)),
				)}
			</ul>
		</SectionPart>
	);
}

function Preview({ season, mode }: { season: Season; mode: Mode }) {
	const word = themeNames[season][mode];
	return (
		<>
			<div className={styles.head}>
				<span className={styles.kanji}>
					<Glyph kanji={word.kanji} />
				</span>
				<div>
					<h4>{`${seasons[season].transition.name}, ${mode}`}</h4>
					<Reading {...word} />
				</div>
				<Badge>{seasonWords[season].reading}</Badge>
			</div>
			<svg aria-hidden="true" width="100%" height="6">
				{[0, 1, 2, 3, 4].map((place) => (
					<rect key={place} x={`${place * 20}%`} width="19.5%" height="6" rx="2" fill={`var(--chart-${place + 1})`} />
				))}
			</svg>
			<dl className={styles.palette}>
				{seasons[season].palette.map((colour) => (
					<Swatch key={colour.token} colour={colour} mode={mode} />
				))}
			</dl>
		</>
	);
}

function Swatch({ colour, mode }: { colour: PaletteColour; mode: Mode }) {
	const { hex, kanji, name } = colour[mode];
	return (
		<div className={layout.row}>
			<dt>
				<svg aria-hidden="true" width="20" height="20" fill={`var(--${colour.token})`} stroke="var(--border-strong)">
					<circle cx="10" cy="10" r="9.5" />
				</svg>
				{colour.token}
			</dt>
			<dd>
				{kanji ? (
					<>
						<Glyph kanji={kanji} /> <em>{name}</em>
					</>
				) : (
					name
				)}{" "}
				<code>{hex}</code>
			</dd>
		</div>
	);
}
