/** Names of what is kept in the browser; the public contract fixes both. */
export const PREFERENCES_KEY = "sakura-ecosystem";
export const DARK_MODE_KEY = "sakura-dark-mode";
