import { CherryCli as Commands } from "./parts/cherry-cli.tsx";
import { Features as Abilities } from "./parts/features.tsx";
import { Overview as Introduction } from "./parts/overview.tsx";
import { PricingNotes as Notes } from "./parts/pricing-notes.tsx";

/*
 * The stateless parts of the page: neither their code nor the commands' texts are fetched if the page was prerendered
 * with them.
 */

export const Overview = Introduction;
export const PricingNotes = Notes;
export const CherryCli = Commands;
export const Features = Abilities;
