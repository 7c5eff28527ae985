import { gardenerProgramme, governanceCircles, mentorshipPaths } from "#src/content/facts/community.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { Step } from "#src/ui/steps.tsx";

/** The principles of mentorship. */
export const mentorshipPrinciples: readonly Step[] = [
	{
		title: "Ask before you answer",
		text: "A mentor’s first sentence is a question: what have you tried, and what did you expect? Most problems are half solved in the telling.",
	},
	{
		title: "Show the work, not the result",
		text: "Share the terminal with the typing errors in it. Seeing somebody search is worth more than seeing what they found.",
	},
	{
		title: "Agree on when it ends",
		text: "Every pair has a last day. It can be moved by both together, and it keeps kindness from turning into duty.",
	},
];

const [technical, cultural] = mentorshipPaths;

/** The four kinds of relationship. Specification 2.8. */
export const relationshipTypes: readonly { title: string; word: KanjiWord; text: string; length: string }[] = [
	{
		title: "Technical",
		word: { kanji: "技", reading: "waza", meaning: "skill" },
		text: "One craft, learned on real changes. The mentee brings a diff to every meeting, and reviews one of the mentor’s in return.",
		length: `${technical.months[0]} to ${technical.months[1]} months`,
	},
	{
		title: "Career",
		word: { kanji: "道", reading: "michi", meaning: "path" },
		text: "Somebody who has stood at the same crossing: a first job, a change of field, leading others, coming back after a long rest.",
		length: "For as long as the change takes",
	},
	{
		title: "Cultural",
		word: { kanji: "和", reading: "wa", meaning: "harmony" },
		text: "Words, greetings, the calendar, and what is better not borrowed. Questions that feel too small for a channel are welcome here.",
		length: `${cultural.months[0]} to ${cultural.months[1]} months`,
	},
	{
		title: "Peer",
		word: { kanji: "友", reading: "tomo", meaning: "friend" },
		text: "Two at the same point, with nobody ahead. They hold each other to what they planned, and take turns asking.",
		length: "Renewed each season",
	},
];

/** What a Gardener does, in order. Specification 6 and 9. */
export const gardenerWork: readonly Step[] = [
	{
		title: `Weekly, in the first ${gardenerProgramme.weeklyInFirstMonths === 1 ? "month" : `${gardenerProgramme.weeklyInFirstMonths} months`}`,
		text: "A tour of the channels, a first look at the tools, three people worth knowing. Before the month is over the newcomer has changed one small thing and seen it reviewed.",
	},
	{
		title: "Every second week, from then on",
		text: "The questions grow: which circle to join, which project to stay with. The Gardener opens doors and does not walk through them first.",
	},
	{
		title: `After ${gardenerProgramme.newcomersFirstMonths} months, a last walk`,
		text: "The two look back at the first day’s notes. The newcomer writes three lines for whoever comes next, and the Gardener takes on somebody new or, after every second one, rests for a season.",
	},
];

const [, , care] = governanceCircles;

/** How a pair is matched. Specification 2.8 and 6. */
export const cultureMatching: readonly Step[] = [
	{
		title: "Both sides write a few lines",
		text: "What I want to be able to do, or what I can show. Hours of the day, languages, and one thing that must not happen.",
	},
	{
		title: "A coordinator reads them side by side",
		text: `Coordinators of the ${care.name} circle match by hand: by subject, by hours that overlap, by temperament. No score is computed.`,
	},
	{
		title: "Two names come back",
		text: "With two names, the first can be declined without hurting anybody.",
	},
	{
		title: "One talk, no promises made",
		text: "Half an hour. Either side may say no afterwards, and owes no reason.",
	},
	{
		title: "The pair writes down its end",
		text: "Length, rhythm, and what will be true on the last day. At half-time the coordinator asks both, separately, whether it is going well.",
	},
];
