import type { UnknownResultError } from "#src/chain/chain-answer-error.ts";
import { capitalised } from "#src/figures/capitalised.ts";
import type { Description } from "./description.ts";

/** An answer that is shown among others although nothing is known about it. */
export const describeUnknown = ({ path, trouble }: UnknownResultError): Description => ({
	title: "An unrecognised answer",
	says: `${capitalised(trouble)}.`,
	rows: [{ label: "Field", value: path, code: true }],
	tables: [],
	log: [],
});
