/** Names of what is kept in the browser; the public contract fixes the first two. */
export const PREFERENCES_KEY = "sakura-ecosystem";
export const DARK_MODE_KEY = "sakura-dark-mode";
/** What a visitor has read. Not a choice: it has a store of its own, in `reading-record`. */
export const READING_KEY = "sakura-reading";
/** What a visitor searched for last, likewise: in `search`. */
export const RECENT_SEARCHES_KEY = "sakura-recent-searches";
