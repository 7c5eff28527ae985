import { walletFigures } from "#src/content/facts/wallet.ts";
import type { Season } from "#src/season/season.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

/** Specification 3 (Recognition). */
export interface Recognition {
	id: string;
	type: "cultural_integration" | "technical_excellence";
	title: string;
	description: string;
	season: Season;
	/** Local calendar date, `YYYY-MM-DD`. */
	dateEarned: string;
	/** A circle of the community. */
	verifiedBy: string;
	/** The word on the seal. */
	seal: KanjiWord;
}

export interface SeasonalParticipation {
	/** Meetings, circles and ceremonies that the member attended, out of all that were held. */
	attended: number;
	held: number;
}

/** The signed-in member; there is no real login. Specification 1 and 3 (User). */
export interface DemoUser {
	id: string;
	username: string;
	/** A seal instead of a picture. */
	avatar: KanjiWord & { initials: string };
	/** Local calendar date, `YYYY-MM-DD`. */
	joinDate: string;
	level: "emerging_seedling" | "growing_seedling" | "flourishing_seedling" | "cherry_blossom_leader";
	/** Points out of 100. */
	culturalCompetency: number;
	/** Validated contributions. */
	contributions: number;
	/** Emerging members mentored to the end that was agreed. */
	mentoredMembers: number;
	/** Cherry Seeds; the wallet's balance. */
	cherryTokens: number;
	seasonalParticipation: Record<Season, SeasonalParticipation>;
	recognitions: readonly Recognition[];
	mentorshipStatus: "mentor" | "mentee" | "both";
}

export const user: DemoUser = {
	id: "member-0214",
	username: "hana-mori",
	avatar: { initials: "HM", kanji: "花", reading: "hana", meaning: "flower" },
	joinDate: "2025-10-18",
	level: "growing_seedling",
	culturalCompetency: 78,
	contributions: 8,
	mentoredMembers: 2,
	cherryTokens: walletFigures.balance,
	seasonalParticipation: {
		spring: { attended: 9, held: 11 },
		summer: { attended: 14, held: 19 },
		autumn: { attended: 10, held: 11 },
		winter: { attended: 13, held: 19 },
	},
	recognitions: [
		{
			id: "recognition-1",
			type: "technical_excellence",
			title: "Technical excellence",
			description: "Capsule checksums",
			season: "summer",
			dateEarned: "2026-07-15",
			verifiedBy: "Technical Architecture",
			seal: { kanji: "技", reading: "waza", meaning: "skill" },
		},
		{
			id: "recognition-2",
			type: "cultural_integration",
			title: "Cultural integration",
			description: "Seasonal greetings for the CLI",
			season: "spring",
			dateEarned: "2026-03-22",
			verifiedBy: "Seasonal Ceremony",
			seal: { kanji: "和", reading: "wa", meaning: "harmony" },
		},
	],
	mentorshipStatus: "both",
};
