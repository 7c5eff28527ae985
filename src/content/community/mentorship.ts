import type { mentorshipPaths } from "#src/content/facts/community.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { Step } from "#src/ui/steps.tsx";

type PathId = (typeof mentorshipPaths)[number]["id"];

/** What each path is for. Specification 2.8 and 9, Community. */
export const pathWords: Record<PathId, { kanji: KanjiWord; text: string }> = {
	technical: {
		kanji: { kanji: "技", reading: "waza", meaning: "skill" },
		text: "For somebody with a project and no reviewer. Every meeting begins with a change the mentee made, and ends with the next one. The path is done when the mentee reviews a stranger’s work alone.",
	},
	cultural: {
		kanji: { kanji: "和", reading: "wa", meaning: "harmony" },
		text: "For somebody who wants to use Japanese words and customs with care: names, greetings, the calendar, the reasons behind them. Ends with one text written for a ceremony.",
	},
	leadership: {
		kanji: { kanji: "長", reading: "chō", meaning: "head of a group" },
		text: "For somebody about to lead others. The mentee runs meetings while the mentor watches, then the two talk about it. Ends when a project has been handed over to a successor.",
	},
	"open-source": {
		kanji: { kanji: "源", reading: "minamoto", meaning: "source" },
		text: "For first contributions in public: reading a code base, asking before building, taking review well, and saying no kindly. Ends with three changes merged elsewhere.",
	},
};

/** How a pair is formed; coordinators do the matching. Specification 6. */
export const matchingSteps: readonly Step[] = [
	{
		title: "Say what you want to be able to do",
		text: "One sentence with a verb in it. “Review a pull request without fear” can be matched; “get better” cannot.",
	},
	{
		title: "A coordinator suggests two people",
		text: "By path, hours of the day and temperament. Two names, because the second makes it easy to decline the first.",
	},
	{
		title: "Meet once, no promises made",
		text: "Half an hour. Either side may say no afterwards and owes nobody a reason.",
	},
	{
		title: "Agree on the end",
		text: "The pair writes down its length, its rhythm and what will be true at the end. The coordinator asks at half-time.",
	},
];

/** For members who teach and learn at the same time. */
export const beginnersMind = {
	kanji: "初心",
	reading: "shoshin",
	meaning: "a beginner’s mind",
} as const satisfies KanjiWord;
