import type { CalculatorPlace } from "#src/calculator/calculator.tsx";
import { LateCalculator } from "#src/calculator/late-calculator.tsx";

const importer = () => import("./live-staking-calculator.tsx");
const served = import.meta.env.SSR ? (await importer()).default : null;

/**
 * From an amount and a time to what comes back, with the working. Prerendered with its example; its code comes late.
 * @example <StakingCalculator path="/tokens#staking" />
 * Specification 2.10 and 9
 */
export function StakingCalculator(place: CalculatorPlace) {
	return <LateCalculator importer={importer} served={served} {...place} />;
}
