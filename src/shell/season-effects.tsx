import { useMemo } from "react";
import { seasons } from "#src/content/seasons/seasons.ts";
import type { AnimationSettings } from "#src/effects/animation-settings.ts";
import { EffectsLayer } from "#src/effects/effects-layer.tsx";
import { InteractionLayer } from "#src/effects/interaction-layer.tsx";
import type { Season } from "#src/season/season.ts";
import { useTheme } from "#src/theme/use-theme.ts";
import { petalColours } from "./petal-colours.ts";

/** What drifts through the page and answers the pointer: the season's, in its colours, followed live. */
export function SeasonEffects({ season, settings }: { season: Season; settings: AnimationSettings }) {
	const { dark } = useTheme();
	const { ambient, interaction, palette, words } = seasons[season];
	const numbers = useMemo(() => ({ ambient, interaction }), [ambient, interaction]);
	const colours = useMemo(() => petalColours(palette, dark), [palette, dark]);
	const request = { settings, season: numbers, transition: null, petalColours: colours };
	// A word of the season with its reading, never bare.
	const messages = words.map(({ kanji, reading, meaning }) => (
		<span key={kanji}>
			<span lang="ja">{kanji}</span> <i>{reading}</i> · {meaning}
		</span>
	));
	return (
		<>
			<EffectsLayer {...request} />
			<InteractionLayer {...request} messages={messages} />
		</>
	);
}
