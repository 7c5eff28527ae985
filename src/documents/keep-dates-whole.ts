const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const dayAndMonth = new RegExp(`\\b(\\d{1,2}) (?=(?:${months})\\b)`, "g");

/**
 * Keeps a day and its month on one line, with a no-break space.
 * @example keepDatesWhole("By 20 June, or 1 May 2026") // "By 20\u00a0June, or 1\u00a0May 2026"
 */
export const keepDatesWhole = (text: string): string => text.replace(dayAndMonth, "$1\u00a0");
