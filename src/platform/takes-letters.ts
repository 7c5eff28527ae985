/** A selector for the fields in which letters are typed or choose an option. */
export const TAKES_LETTERS = "input:not([type=radio],[type=checkbox],[type=range]),select,textarea";
