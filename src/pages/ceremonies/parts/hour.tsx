import { StackedParts } from "#src/charts/stacked-parts.tsx";
import { hour } from "#src/content/ceremonies/hour.ts";
import { timed } from "../gathering.ts";

const act = {
	...hour.act,
	text: "Sowing, showing, counting or cutting: what the four sections of this page are about.",
};
const parts = timed([...hour.before, act, ...hour.after]);

/** The frame of every seasonal ceremony, to scale and in words. */
export const Hour = () => (
	<StackedParts
		level={4}
		parts={parts.map(({ from, to, ...part }) => ({ ...part, extent: `Minute ${from} to ${to}` }))}
	/>
);
