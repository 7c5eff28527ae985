import type { CalculatorPlace } from "#src/calculator/calculator.tsx";
import { LatePart } from "#src/calculator/late-part.tsx";

const importer = () => import("./live-staking-calculator.tsx");
const served = import.meta.env.SSR ? (await importer()).default : null;

/**
 * Calculates the outcome of an amount and a time, with the working. Prerendered with its example; its code loads late.
 * @example <StakingCalculator path="/tokens#staking" />
 * Specification 2.10 and 9
 */
export function StakingCalculator(place: CalculatorPlace) {
	return <LatePart what="calculator" importer={importer} served={served} props={place} />;
}
