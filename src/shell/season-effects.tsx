import { Fragment, useMemo } from "react";
import { seasons } from "#src/content/seasons/seasons.ts";
import type { EffectSettings } from "#src/effects/animation-settings.ts";
import { EffectsLayer } from "#src/effects/effects-layer.tsx";
import { InteractionLayer } from "#src/effects/interaction-layer.tsx";
import { petalColours } from "#src/season/petal-colours.ts";
import type { Season } from "#src/season/season.ts";
import { useTheme } from "#src/theme/use-theme.ts";
import { Glyph, Reading } from "#src/ui/kanji.tsx";

/** The effects that drift through the page and respond to the pointer, in the current season's style and colours. */
export function SeasonEffects({ season, settings }: { season: Season; settings: EffectSettings }) {
	const { dark } = useTheme();
	const { ambient, interaction, palette, words } = seasons[season];
	const colours = useMemo(() => petalColours(palette, dark), [palette, dark]);
	// A word of the season, always with its reading.
	const messages = words.map((word) => (
		<Fragment key={word.kanji}>
			<Glyph kanji={word.kanji} />
			<Reading {...word} />
		</Fragment>
	));
	return (
		<>
			{(settings.ambient || settings.petals) && (
				<EffectsLayer settings={settings} ambient={ambient} petalColours={colours} />
			)}
			{settings.interactions && (
				<InteractionLayer
					settings={settings}
					elements={ambient.elements}
					petalColour={colours.at(-1)}
					numbers={interaction}
					messages={messages}
				/>
			)}
		</>
	);
}
