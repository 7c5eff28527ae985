import type { CalculatorPlace } from "#src/calculator/calculator.tsx";
import { LatePart } from "#src/calculator/late-part.tsx";

const importer = () => import("./live-voting-power-calculator.tsx");
const served = import.meta.env.SSR ? (await importer()).default : null;

/**
 * Calculates the voting power of a stake from its age, with the working. Prerendered with its example; its code loads
 * late.
 * @example <VotingPowerCalculator path="/tokens#governance" />
 * Specification 2.10 and 9
 */
export function VotingPowerCalculator(place: CalculatorPlace) {
	return <LatePart what="calculator" importer={importer} served={served} props={place} />;
}
