/** Storage keys; the public contract fixes the first two. */
export const PREFERENCES_KEY = "sakura-ecosystem";
export const DARK_MODE_KEY = "sakura-dark-mode";
/** What a visitor has read. Not a preference: it has its own store, in `reading-record`. */
export const READING_KEY = "sakura-reading";
/** A visitor's recent searches. Likewise, in `search`. */
export const RECENT_SEARCHES_KEY = "sakura-recent-searches";
