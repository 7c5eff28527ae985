import { user } from "#src/content/demo/user.ts";
import { SEASONS } from "#src/season/season.ts";

const participation = SEASONS.map((season) => user.seasonalParticipation[season]);

/** The meetings, circles and ceremonies that the member came to, in each season, spring first. */
export const attendedBySeason = participation.map(({ attended }) => attended);

/** Over the year: how many of those that were held. */
export const attended = attendedBySeason.reduce((sum, count) => sum + count, 0);
export const held = participation.reduce((sum, season) => sum + season.held, 0);
