/* The stateless parts of the page: their code is not fetched if the page was prerendered with them. */

export { Overview } from "./parts/overview.tsx";
export { SeasonParts } from "./parts/season-parts.tsx";
