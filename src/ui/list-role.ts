/**
 * Spread onto a list that does not look like one. Safari stops announcing such a list unless the role is explicit; the
 * base styles remove the bullets by it. A spread, because linters call the role redundant.
 * @example <ul {...LIST}>
 */
export const LIST = { role: "list" };
