import type { CalculatorPlace } from "#src/calculator/calculator.tsx";
import { LateCalculator } from "#src/calculator/late-calculator.tsx";

const importer = () => import("./live-chain-reader.tsx");
const served = import.meta.env.SSR ? (await import("./served-chain-reader.tsx")).ServedChainReader : null;

/**
 * Reads what a node of the chain answered. Prerendered as what it does; it comes late, and what reads an answer later
 * still, when somebody reaches for it.
 * @example <ChainReader path="/tokens#trading" />
 */
export function ChainReader(place: CalculatorPlace) {
	return <LateCalculator importer={importer} served={served} {...place} />;
}
