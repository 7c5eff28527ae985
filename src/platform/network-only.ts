/**
 * Set on requests that the service worker leaves to the network, without storing a copy: files kept on request, and
 * documents that are read ahead.
 */
export const networkOnlyHeader = "X-Keep-Offline";
