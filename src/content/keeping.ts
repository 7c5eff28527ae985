/** Text about storing the site on a device. */
export const keeping = {
	impossible:
		"This browser cannot save this site for offline use: it has no service workers, storage is blocked, or this address is not https. Online, everything works as usual.",
	keep: "Keep for offline",
	stop: "Stop",
	goOn: "Resume",
	remove: "Remove",
	kept: "Everything is kept for offline use",
	removed: "The offline copy has been removed",
	problems: {
		full: "There is not enough space on this device, so the partial download was removed. Free some space, then try again.",
		interrupted: "The connection was lost. What was downloaded is kept; resume when you are back online.",
		incomplete: "Some files could not be downloaded. What was downloaded is kept; try again a little later.",
		refused:
			"Your browser could not prepare to keep this site, as happens in private windows and on failing connections. Nothing was downloaded. Try again, if need be in an ordinary window.",
	},
} as const;

/** For stored visited pages, on the settings page. */
export const keptVisited = {
	nothing: "No visited pages are saved yet.",
	forget: "Clear visited pages",
	forgotten: "Visited pages cleared",
} as const;
