/** @example listText(["a", "b", "c"]) // "a, b and c"; listText(["a", "b"], "or") // "a or b" */
export const listText = (words: readonly string[], last: "and" | "or" = "and"): string =>
	words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
