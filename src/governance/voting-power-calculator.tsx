import type { CalculatorPlace } from "#src/calculator/calculator.tsx";
import { LateCalculator } from "#src/calculator/late-calculator.tsx";

const importer = () => import("./live-voting-power-calculator.tsx");
const served = import.meta.env.SSR ? (await importer()).default : null;

/**
 * From a stake and its age to what it weighs in a vote, with the working. Prerendered with its example; its code comes late.
 * @example <VotingPowerCalculator path="/tokens#governance" />
 * Specification 2.10 and 9
 */
export function VotingPowerCalculator(place: CalculatorPlace) {
	return <LateCalculator importer={importer} served={served} {...place} />;
}
