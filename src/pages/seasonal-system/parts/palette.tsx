import { seasons } from "#src/content/seasons/seasons.ts";
import { colourUses, themeNames } from "#src/content/seasons-guide/themes.ts";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import type { Season } from "#src/season/season.ts";
import type { NamedColour } from "#src/season/season-config.ts";
import { Glyph, type KanjiWord, Reading } from "#src/ui/kanji.tsx";
import { Table } from "#src/ui/table.tsx";
import styles from "./palette.module.css";

/** A season's light and dark colours, with their traditional names and values. */
export function Palette({ season }: { season: Season }) {
	const { light, dark } = themeNames[season];
	return (
		<SectionPart
			title="Its colours"
			introduction="Traditional colours are where the palette begins. Some were moved a little, until text on them could be read."
		>
			<div className={styles.names}>
				<ThemeName mode="In the light" {...light} />
				<ThemeName mode="In the dark" {...dark} />
			</div>
			<Table
				hideCaption
				stacks
				caption="Colours by use"
				columns={[
					{ head: "Used for", cell: ({ token }) => colourUses[token] },
					{ head: "In the light", cell: ({ light }) => <Swatch {...light} /> },
					{ head: "In the dark", cell: ({ dark }) => <Swatch {...dark} /> },
				]}
				rows={seasons[season].palette}
				rowKey={({ token }) => token}
			/>
		</SectionPart>
	);
}

function ThemeName({ mode, ...word }: KanjiWord & { mode: string }) {
	return (
		<p>
			<span className={styles.mode}>{mode}</span>
			<span className={styles.kanji}>
				<Glyph kanji={word.kanji} />
			</span>{" "}
			<Reading {...word} />
		</p>
	);
}

function Swatch({ hex, kanji, name }: NamedColour) {
	return (
		<span className={styles.swatch}>
			<svg aria-hidden="true" width="40" height="40">
				<rect x="0.5" y="0.5" width="39" height="39" rx="8" fill={hex} />
			</svg>
			<span>
				{kanji && <Glyph kanji={kanji} />} {name}
				<code>{hex}</code>
			</span>
		</span>
	);
}
