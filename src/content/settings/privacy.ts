/** Who sees a profile. Specification 6 and 2.13. */
export const visibilityLevels = [
	{ name: "Public", who: "Everybody, with or without an account, and search engines.", sees: "The whole profile." },
	{
		name: "Friends Only",
		who: "Members with whom you have agreed on it, from both sides.",
		sees: "They see the whole profile, all others the username and the avatar.",
	},
	{ name: "Private", who: "You.", sees: "All others see the username where you took part in something public." },
] as const;

/** Only mentioned: there is no real login to protect. Specification 6. */
export const accountGuards = [
	{
		name: "Two-factor authentication",
		text: "After the password, a second proof: a code that changes every thirty seconds, or a key that you hold in your hand. With it come recovery codes, to be written on paper.",
	},
	{
		name: "API keys",
		text: "A key lets a script act in your name. Each has a name, a purpose and a last day, is shown once, and can be withdrawn without touching the others.",
	},
] as const;

/**
 * Entries in storage; stored copies of pages are described separately, below. The keys are those of the code; a test
 * compares them.
 */
export const keptInBrowser = [
	{
		key: "sakura-ecosystem",
		what: "Your display settings, and whether the sidebar is open. Written with your first choice.",
		until: "You clear the site’s data.",
	},
	{
		key: "sakura-dark-mode",
		what: "“true” for dark or “false” for light, once you have chosen either.",
		until: "You choose “System” again, or clear the site’s data.",
	},
	{
		key: "sakura-reading",
		what: "Of each document you have opened for a while: which passages you have seen, as four characters each that stand for their text, whether you have read it, and the day.",
		until:
			"You switch it off below, mark the document as unread, or clear the site’s data. Off, it holds nothing but that.",
	},
	{
		key: "sakura-recent-searches",
		what: "Your last five searches, to be asked again.",
		until: "You clear them where they are offered, below the empty search, or clear the site’s data.",
	},
	{
		key: "sakura-reloaded-at",
		what: "When a page reloaded itself to pick up a new version, so that it does not do so in a loop.",
		until: "You close the tab.",
	},
	{
		key: "sakura-probe",
		what: "A thousand dashes, written to find out whether your browser keeps anything at all.",
		until: "At once: it is taken away again in the same moment.",
	},
] as const;
