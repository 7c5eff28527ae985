/*
 * The stateless parts of the page: neither their code nor the commands' texts are fetched if the page was prerendered
 * with them.
 */

export { CherryCli } from "./parts/cherry-cli.tsx";
export { Features } from "./parts/features.tsx";
export { Overview } from "./parts/overview.tsx";
export { PricingNotes } from "./parts/pricing-notes.tsx";
