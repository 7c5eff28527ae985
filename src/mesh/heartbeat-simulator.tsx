import type { CalculatorPlace } from "#src/calculator/calculator.tsx";
import { LatePart } from "#src/calculator/late-part.tsx";

const importer = () => import("./live-heartbeat-simulator.tsx");
const served = import.meta.env.SSR ? (await importer()).default : null;

/**
 * Lets visitors drop beats and see what a neighbour concludes. Prerendered with its example; its code loads late.
 * @example <HeartbeatSimulator path="/infrastructure/p2p#protocols" />
 * Specification 9 (P2P text)
 */
export function HeartbeatSimulator(place: CalculatorPlace) {
	return <LatePart what="simulator" importer={importer} served={served} props={place} />;
}
