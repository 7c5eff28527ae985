/** What word processors make of the two hyphens before an option: one dash or several, in which a hyphen may be left. */
export const WRONG_DASHES = /^-?[\u2010-\u2015][\u2010-\u2015-]*/;
