import type { IconName } from "#src/ui/icon-names.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

/** The principles of every agent. Specification 2.12 */
export const orchestratorPillars: readonly { title: string; kanji: KanjiWord; icon: IconName; text: string }[] = [
	{
		title: "A person decides",
		kanji: { kanji: "決", reading: "ketsu", meaning: "decision" },
		icon: "users-round",
		text: "Agents propose. Merging, releasing, spending, deleting and voting are done by somebody with a name.",
	},
	{
		title: "One keeper per task",
		kanji: { kanji: "番", reading: "ban", meaning: "one’s turn, watch" },
		icon: "key-round",
		text: "A task has one agent at a time. Whoever hands it on says what is done, and what is not.",
	},
	{
		title: "Small enough to undo",
		kanji: { kanji: "戻り", reading: "modori", meaning: "return" },
		icon: "rotate-cw",
		text: "A change that cannot be taken back in one step is cut into two that can.",
	},
	{
		title: "Written down",
		kanji: { kanji: "録", reading: "roku", meaning: "record" },
		icon: "book-open",
		text: "What was asked, tried and dropped stands beside the task. An empty record counts as not done.",
	},
	{
		title: "In season",
		kanji: { kanji: "旬", reading: "shun", meaning: "the time when a thing is best" },
		icon: "leaf",
		text: "Sowing in spring, cutting in winter. A good idea at the wrong time waits, with its date.",
	},
	{
		title: "Asked and thanked",
		kanji: { kanji: "礼", reading: "rei", meaning: "courtesy" },
		icon: "flower-2",
		text: "An agent asks before it touches what somebody else keeps, and names whose work it built on.",
	},
];

/** What an agent may do alone, what requires a person, and what it never does. */
export const boundaries: readonly { title: string; items: readonly string[] }[] = [
	{
		title: "Alone",
		items: ["Read what the project may read", "Work on a copy of its own", "Run tests, measure, draft, translate"],
	},
	{
		title: "With a person’s word",
		items: ["Merge and release", "Start a server, or stop one", "Publish a document", "Answer a member"],
	},
	{
		title: "Never",
		items: ["Vote, or stake Cherry Seeds", "Hold a signing key or a wallet", "Judge a person’s work"],
	},
];
