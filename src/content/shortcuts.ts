/** Keyboard shortcuts of the shell, as listed in the `?` overlay. Specification 2.2. */
export const shortcuts = [
	{ keys: ["Alt", "S"], action: "Jump to the main content" },
	{ keys: ["Alt", "N"], action: "Jump to the navigation" },
	{ keys: ["Alt", "H"], action: "Jump to the page’s heading" },
	{ keys: ["/"], action: "Search" },
	{ keys: ["Ctrl", "K"], action: "Search, even from a text field; Cmd on a Mac" },
	{ keys: ["?"], action: "Show this list" },
	{ keys: ["Esc"], action: "Close what is open" },
] as const;
