/* What the page shows without state: a visitor who was served with it never fetches its code. */

import type { Season } from "#src/season/season.ts";
import { Overview as OverviewParts } from "./parts/overview.tsx";
import { SeasonParts } from "./parts/season-parts.tsx";

export const Overview = () => <OverviewParts />;

export const SeasonSection = ({ season }: { season: Season }) => <SeasonParts season={season} />;
