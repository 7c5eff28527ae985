import type { KanjiWord } from "#src/ui/kanji.tsx";

/** A section of the profile and its fields. Specification 3, settings concepts. */
export interface ProfileSection {
	title: string;
	kanji: KanjiWord;
	fields: readonly string[];
	text: string;
}

export const profileSections: readonly ProfileSection[] = [
	{
		title: "Identity",
		kanji: { kanji: "名", reading: "na", meaning: "name" },
		fields: ["Display name", "Username", "Email address"],
		text: "The display name stands beside your work, in any script. The username stands in links and mentions. Nobody else is shown the address.",
	},
	{
		title: "Avatar",
		kanji: { kanji: "顔", reading: "kao", meaning: "face" },
		fields: ["Upload", "Library", "AI-generated"],
		text: "A picture of your own, a seal from the library, or one drawn from a sentence of yours.",
	},
	{
		title: "About",
		kanji: { kanji: "語り", reading: "katari", meaning: "telling" },
		fields: ["Bio"],
		text: "A few sentences: what you work on, what you could teach, what you would like to learn. Mentors read it first.",
	},
	{
		title: "Place",
		kanji: { kanji: "所", reading: "tokoro", meaning: "place" },
		fields: ["Location", "Timezone"],
		text: "The location is as exact as you like it: a town, a country, nothing. Ceremonies are listed by the clock you live by.",
	},
	{
		title: "Website",
		kanji: { kanji: "門", reading: "mon", meaning: "gate" },
		fields: ["One address of your own"],
		text: "A page, a portfolio, a garden diary: for whoever wants to read on.",
	},
	{
		title: "Elsewhere",
		kanji: { kanji: "縁", reading: "en", meaning: "tie" },
		fields: ["Social links"],
		text: "Accounts under which people may know you already: code, writing, pictures, chat.",
	},
];
