import { Architecture as Drawn } from "./parts/architecture.tsx";
import { NodePlaces as Places, StatusReadings as Readings } from "./parts/node-places.tsx";
import { Performance as Measured } from "./parts/performance.tsx";
import { SecurityTables as Tables } from "./parts/security-tables.tsx";

/* What the page shows without state: a visitor who was served with it never fetches its code. */

export const Architecture = Drawn;
export const NodePlaces = Places;
export const StatusReadings = Readings;
export const Performance = Measured;
export const SecurityTables = Tables;
