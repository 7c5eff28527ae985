/** Text about storing the site on a device. */
export const keeping = {
	impossible:
		"This browser keeps nothing for this site: it has no service workers, or its storage is blocked. With a network everything works as usual.",
	keep: "Keep for offline",
	stop: "Stop",
	goOn: "Go on",
	remove: "Remove",
	kept: "Everything is kept for offline",
	removed: "What was kept for offline is removed",
	problems: {
		full: "This device has no room for it. What had arrived was removed again; the rest of the site works as before.",
		interrupted: "The network broke off. What has arrived stays; go on when it is back.",
		refused: "Your browser refused to keep anything for this site, as private windows do. Nothing was fetched.",
	},
} as const;

/** For stored visited pages, on the settings page. */
export const keptVisited = {
	nothing: "No visited page is kept so far.",
	forget: "Forget them",
	forgotten: "Visited pages are forgotten",
} as const;

/** Under the error screen, when the page is unavailable and others are stored. */
export const keptPages = {
	title: "Kept on this device",
	introduction: "These pages open without a network:",
	everything: "All documents",
} as const;

/** Quiet messages at the foot of the window. */
export const offlineNotices = {
	newVersion: "A new version is ready.",
	reload: "Reload",
	copy: "The site does not answer. You are reading a copy",
	dismiss: "Dismiss",
} as const;
