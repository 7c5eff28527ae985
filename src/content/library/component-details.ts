import type { ComponentId } from "./components.ts";
import { actionDetails } from "./details/actions.ts";
import { choiceDetails } from "./details/choices.ts";
import { figureDetails } from "./details/figures.ts";
import { journeyDetails } from "./details/journeys.ts";
import { stateDetails } from "./details/states.ts";
import { wordDetails } from "./details/words.ts";
import type { ComponentDetails } from "./entry.ts";

/** Props, keys and notes of every component. */
export const componentDetails: Record<ComponentId, ComponentDetails> = {
	...actionDetails,
	...choiceDetails,
	...wordDetails,
	...journeyDetails,
	...figureDetails,
	...stateDetails,
};
