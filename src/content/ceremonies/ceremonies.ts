import type { Season } from "#src/season/season.ts";
import { autumn } from "./autumn.ts";
import type { SeasonCeremony } from "./season-ceremony.ts";
import { spring } from "./spring.ts";
import { summer } from "./summer.ts";
import { winter } from "./winter.ts";

/** The four seasonal ceremonies in full. Specification 2.13 and 3. */
export const ceremonies: Record<Season, SeasonCeremony> = { spring, summer, autumn, winter };
