import type { Season } from "#src/season/season.ts";
import type { SeasonConfig } from "#src/season/season-config.ts";
import { autumn } from "./autumn.ts";
import { spring } from "./spring.ts";
import { summer } from "./summer.ts";
import { winter } from "./winter.ts";

/** All text and figures of each season. */
export const seasons: Record<Season, SeasonConfig> = { spring, summer, autumn, winter };
