import type { IconName } from "#src/ui/icon-names.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

/** The six parts and their introductions. Specification 2.13. */
export const settingsParts = {
	overview: {
		icon: "sliders-horizontal",
		label: "Overview",
		title: "What there is to set",
		kanji: { kanji: "一覧", reading: "ichiran", meaning: "seen at a glance" },
		introduction:
			"A description of the settings that a member has. The demo member is signed in for everybody and there is no real login, so none of them can be changed here; what you can set yourself is one button away.",
	},
	profile: {
		icon: "users-round",
		label: "Profile",
		title: "Profile",
		kanji: { kanji: "名", reading: "na", meaning: "name" },
		introduction: "Who you are to the others. A name and a username are enough; all the rest may stay empty.",
	},
	preferences: {
		icon: "palette",
		label: "Preferences",
		title: "Preferences",
		kanji: { kanji: "好み", reading: "konomi", meaning: "what one likes" },
		introduction: "How the ecosystem looks to you, which language it speaks, and by which clock.",
	},
	cultural: {
		icon: "flower-2",
		label: "Cultural",
		title: "Cultural settings",
		kanji: { kanji: "文化", reading: "bunka", meaning: "culture" },
		introduction: "How much Japanese you meet on the way, and which ceremonies you keep.",
	},
	notifications: {
		icon: "bell",
		label: "Notifications",
		title: "Notifications",
		kanji: { kanji: "知らせ", reading: "shirase", meaning: "word of something" },
		introduction: "What reaches you, and where. Each kind can be had in up to three ways, or not at all.",
	},
	privacy: {
		icon: "lock-keyhole",
		label: "Privacy",
		title: "Privacy",
		kanji: { kanji: "内", reading: "uchi", meaning: "inside, among one’s own" },
		introduction:
			"Who sees your profile and what guards your account. And, apart from that, what this site itself keeps.",
	},
} as const satisfies Record<
	string,
	{ icon: IconName; label: string; title: string; kanji: KanjiWord; introduction: string }
>;
