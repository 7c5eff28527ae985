/* The stateless parts of the page: their code is not fetched if the page was prerendered with them. */

import type { Season } from "#src/season/season.ts";
import { Overview as OverviewParts } from "./parts/overview.tsx";
import { SeasonParts } from "./parts/season-parts.tsx";

export const Overview = () => <OverviewParts />;

export const SeasonSection = ({ season }: { season: Season }) => <SeasonParts season={season} />;
