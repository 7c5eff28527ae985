/* The stateless parts of the page: their code is not fetched if the page was prerendered with them. */

export { Architecture } from "./parts/architecture.tsx";
export { NodePlaces, StatusReadings } from "./parts/node-places.tsx";
export { Performance } from "./parts/performance.tsx";
export { SecurityTables } from "./parts/security-tables.tsx";
