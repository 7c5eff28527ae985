/** A selector for the fields in which letters are typed. */
export const TYPED_IN = ":read-write";

/** A selector for those, and the fields in which letters choose an option. */
export const TAKES_LETTERS = `${TYPED_IN},select`;
