import { Architecture as Drawn } from "./parts/architecture.tsx";
import { NodePlaces as Places, StatusReadings as Readings } from "./parts/node-places.tsx";
import { Performance as Measured } from "./parts/performance.tsx";
import { SecurityTables as Tables } from "./parts/security-tables.tsx";

/* The stateless parts of the page: their code is not fetched if the page was prerendered with them. */

export const Architecture = Drawn;
export const NodePlaces = Places;
export const StatusReadings = Readings;
export const Performance = Measured;
export const SecurityTables = Tables;
