import { CherryCli as Commands } from "./parts/cherry-cli.tsx";
import { Features as Abilities } from "./parts/features.tsx";
import { Overview as Introduction } from "./parts/overview.tsx";
import { PricingNotes as Notes } from "./parts/pricing-notes.tsx";

/* What the page shows without state: a visitor who was served with it never fetches its code, nor the commands' texts. */

export const Overview = Introduction;
export const PricingNotes = Notes;
export const CherryCli = Commands;
export const Features = Abilities;
