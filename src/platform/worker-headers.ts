/**
 * Set on requests that the service worker leaves to the network, without storing a copy: files kept on request, and
 * documents that are read ahead.
 */
export const networkOnlyHeader = "X-Keep-Offline";

/** Names the page that will show the file, by its path without base, for what the worker says about its copy. */
export const shownAtHeader = "X-Shown-At";
