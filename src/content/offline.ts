/** Under the error screen, when the page is unavailable and others are stored. */
export const keptPages = {
	title: "Saved on this device",
	introduction: "The site is not responding: you may be offline. These pages open all the same:",
	everything: "All documents",
} as const;

/** Quiet messages at the foot of the window. */
export const offlineNotices = {
	newVersion: "A new version is available.",
	reload: "Reload",
	copy: "The site is not responding. You are viewing a copy",
	olderCopy: "You are online again. This is still the copy",
	dismiss: "Dismiss",
} as const;
