/**
 * Stands for the children of an element that were served with the page and are not React's. A text, even an empty one, is
 * what keeps it from removing nodes that it does not know; the element's `suppressHydrationWarning` says that it is meant.
 * @example <div ref={box} suppressHydrationWarning>{SERVED_NODES}</div>
 */
export const SERVED_NODES = "";
