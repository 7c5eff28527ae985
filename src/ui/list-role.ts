/**
 * Spread on a list that looks like none. Safari stops announcing such a list unless the role is said; the base styles
 * take the bullets away by it. A spread, because linters call the role redundant.
 * @example <ul {...LIST}>
 */
export const LIST = { role: "list" };
