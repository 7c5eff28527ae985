/** A text with a capital first letter. @example capitalised("rest in spring") // "Rest in spring" */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
