import type { CalculatorPlace } from "#src/calculator/calculator.tsx";
import { LateCalculator } from "#src/calculator/late-calculator.tsx";

const importer = () => import("./live-chain-reader.tsx");
const served = import.meta.env.SSR ? (await import("./served-chain-reader.tsx")).ServedChainReader : null;

/**
 * Explains the answer of a node of the chain. Prerendered as a description of what it does; its code loads late, and
 * the code that reads answers later still, when the visitor starts to use it.
 * @example <ChainReader path="/tokens#trading" />
 */
export function ChainReader(place: CalculatorPlace) {
	return <LateCalculator importer={importer} served={served} {...place} />;
}
