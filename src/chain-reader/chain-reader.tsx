import { LatePart } from "#src/calculator/late-part.tsx";

const importer = () => import("./live-chain-reader.tsx");
const served = import.meta.env.SSR ? (await import("./served-chain-reader.tsx")).ServedChainReader : null;

/**
 * Explains the answer of a node of the chain. Prerendered as a description of what it does; its code loads late, and
 * the code that reads answers later still, when the visitor starts to use it.
 * @example <ChainReader />
 */
export function ChainReader() {
	return <LatePart what="reader" importer={importer} served={served} props={{}} />;
}
