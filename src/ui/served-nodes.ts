/**
 * Placeholder for children of an element that were served with the page and are not rendered by React. A text child,
 * even an empty one, keeps React from removing nodes that it does not know; the element's `suppressHydrationWarning`
 * marks this as intended.
 * @example <div ref={box} suppressHydrationWarning>{SERVED_NODES}</div>
 */
export const SERVED_NODES = "";
