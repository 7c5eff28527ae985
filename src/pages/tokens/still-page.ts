import { stillPage } from "#src/still/still.tsx";

/** The parts of the page that never change. */
export const { part, Still } = stillPage("tokens", () => import("./still-parts.tsx"));
