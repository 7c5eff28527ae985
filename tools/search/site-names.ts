import almanac from "../../src/almanac/almanac.json" with { type: "json" };
import { termOf } from "../../src/almanac/terms.ts";
import { valuesFor } from "../../src/cli/check-value.ts";
import { idOf, nameOf } from "../../src/cli/usage.ts";
import { introductions } from "../../src/content/ceremonies/introductions.ts";
import { ceremonySections } from "../../src/content/ceremonies/sections.ts";
import { composerWords } from "../../src/content/command-guide/composer.ts";
import { commands } from "../../src/content/commands/commands.ts";
import { guideSectionWords } from "../../src/content/commands/guide-sections.ts";
import { communitySections } from "../../src/content/community/sections.ts";
import { guideSections as communityGuideSections } from "../../src/content/community-guide/sections.ts";
import { cultureTabs } from "../../src/content/culture/openings.ts";
import { guideSections as ecosystemSections } from "../../src/content/ecosystem-guide/sections.ts";
import { type GlossaryEntry, glossary } from "../../src/content/glossary.ts";
import { libraryTabs } from "../../src/content/library/openings.ts";
import { orchestratorTabs } from "../../src/content/orchestrator/tabs.ts";
import { p2pSections } from "../../src/content/p2p/sections.ts";
import { seasonWords } from "../../src/content/season-words.ts";
import { seasonalStateSections } from "../../src/content/seasonal-state/sections.ts";
import { seasons } from "../../src/content/seasons/seasons.ts";
import { overviewTab } from "../../src/content/seasons-guide/tabs.ts";
import { type Plan, plans } from "../../src/content/servers/plans.ts";
import { regions } from "../../src/content/servers/regions.ts";
import { serverSections } from "../../src/content/servers/sections.ts";
import { settingsParts } from "../../src/content/settings/openings.ts";
import { siteMap } from "../../src/content/site-map.ts";
import { tokenSections } from "../../src/content/tokens/sections.ts";
import type { PageKey } from "../../src/navigation/site-map-entry.ts";
import type { Name } from "../../src/search/name.ts";
import { SEASONS } from "../../src/season/season.ts";
import type { KanjiWord } from "../../src/ui/kanji.tsx";

interface SectionWords {
	label?: string;
	title?: string;
	kanji: KanjiWord;
	introduction?: string;
	text?: string;
	description?: string;
}

const bySeason = (words: (season: (typeof SEASONS)[number]) => Partial<SectionWords>): Record<string, SectionWords> =>
	Object.fromEntries(
		SEASONS.map((season) => [
			season,
			{ label: seasonWords[season].name, kanji: seasonWords[season], ...words(season) },
		]),
	);

/** Sections of the pages that have them, by fragment. */
const sectionsOf: Partial<Record<PageKey, Record<string, SectionWords>>> = {
	cli: { ...guideSectionWords, composer: composerWords },
	orchestrator: orchestratorTabs,
	"sakura-showcase": libraryTabs,
	community: communitySections,
	tokens: tokenSections,
	"cherry-servers": serverSections,
	infrastructure: p2pSections,
	ceremonies: { ...ceremonySections, ...bySeason((season) => ({ introduction: introductions[season] })) },
	settings: settingsParts,
	"community-guide": communityGuideSections,
	culture: cultureTabs,
	"ecosystem-guide": ecosystemSections,
	"seasonal-system": {
		overview: overviewTab,
		...bySeason((season) => ({ introduction: seasons[season].description })),
	},
	"seasonal-state": seasonalStateSections,
};

/** Alternative names of pages and sections. */
const alsoCalled: Record<string, readonly string[]> = {
	"/": ["start"],
	"/guides/community#welcome": ["join", "newcomers"],
	"/guides/ecosystem#overview": ["about", "what is this"],
	"/tokens#staking": ["staking calculator"],
	"/tokens#trading": [
		"wallet doctor",
		"chain reader",
		"wallets",
		...["phantom", "metamask", "solflare", "backpack"],
		...["wallet conflict", "wallet not found", "wallet operation failed"],
	],
	"/tokens#governance": ["vote", "governance calculator"],
	"/infrastructure/p2p#nodes": ["run a node", "lend capacity"],
	"/infrastructure/p2p#performance": ["latency between nodes", "speed"],
	"/infrastructure/servers": ["hosting", "virtual machines"],
	"/infrastructure/servers#inventory": [
		"rent a server",
		...plans.flatMap(({ name, gpu }: Plan) => (gpu ? [name, gpu.model] : [name])),
	],
	"/infrastructure/servers#locations": [
		...["data center", "datacenter", "data centre"].map((word) => `${word} locations`),
		...regions.flatMap(({ country, city }) => [country, city]),
	],
	"/infrastructure/servers#pricing": ["price per hour", "gpu prices", "calculator"],
	"/cli": ["commands", "terminal"],
	"/cli#welcome": ["install", "exit code", "completion for bash, zsh and fish"],
	"/docs": ["documents", "reader", "keep for offline"],
	"/garden": ["balance", "transactions", "demo wallet"],
	"/settings": ["options"],
	"/settings#privacy": [
		"privacy policy",
		"cookies",
		"tracking",
		"what this site keeps",
		"delete my data",
		"forget everything",
	],
	"/guides/glossary": ["dictionary", "用語集", "yōgoshū"],
	"/guides/seasons": ["季節", "kisetsu", "四季", "shiki"],
	"/ceremonies": ["next ceremony", "季節", "kisetsu", "行事", "gyōji"],
	"/ceremonies#calendar": [
		"七十二候",
		"shichijūni-kō",
		"二十四節気",
		"nijūshi-sekki",
		"micro-seasons",
		"solar terms",
		"japanese holidays",
		"calendar feed",
		"subscribe",
		"ics",
	],
};

const sentence = (text: string) => /^.*?[.?!](?= |$)/.exec(text)?.[0] ?? text;
const glossaryPath = "/guides/glossary";

/**
 * Everything searchable by name apart from documents: pages and their sections, commands, glossary words, micro-seasons.
 * @throws Error if an alternative name belongs to no page or section
 */
export function siteNames(): Name[] {
	const pages = siteMap.flatMap(({ key, title, tagline, kanji, paths: [at] }): Name[] => {
		const page: Name = {
			kind: "page",
			label: title,
			pageTitle: "",
			path: at,
			text: tagline,
			kanji: kanji.kanji,
			also: [kanji.reading, ...(alsoCalled[at] ?? [])],
		};
		const sections = Object.entries(sectionsOf[key] ?? {}).map(([id, words]): Name => {
			const {
				label = words.title ?? id,
				title: fullTitle = label,
				introduction = "",
				text = introduction,
				description = text,
			} = words;
			const sectionPath = `${at}#${id}`;
			const also = [
				words.kanji.reading,
				...(fullTitle === label ? [] : [fullTitle]),
				...(alsoCalled[sectionPath] ?? []),
			];
			return {
				kind: "page",
				label,
				pageTitle: title,
				path: sectionPath,
				text: sentence(description),
				kanji: words.kanji.kanji,
				also,
			};
		});
		return [page, ...sections];
	});
	const unknown = Object.keys(alsoCalled).filter((path) => pages.every((page) => page.path !== path));
	if (unknown.length > 0) throw new Error(`Alternative names for what is not in the site map: ${unknown.join(", ")}`);
	const cli = commands.map((command): Name => {
		const options = command.options.map(({ name }) => name.slice(2));
		const values = [...command.arguments, ...command.options.flatMap(({ value }) => value ?? [])];
		// Regions and plans are left out: many commands take them, and they are found in the servers page's sections.
		const choices = values.filter(({ kind }) => kind === "choice" || kind === "image").flatMap(valuesFor);
		// Joined into one string, so that a single choice does not count as a name of the command.
		return {
			kind: "command",
			label: `cherry ${nameOf(command)}`,
			pageTitle: "",
			path: `/cli#${idOf(command)}`,
			text: command.summary,
			kanji: "",
			also: choices.length > 0 ? [...options, choices.join(" ")] : options,
		};
	});
	const entries: readonly GlossaryEntry[] = glossary;
	const words = entries.map(({ id, term, meaning, kanji = "", reading = "", also = [] }): Name => {
		const readings = reading === "" || reading === term.toLowerCase() ? [] : [reading];
		return {
			kind: "word",
			label: term,
			pageTitle: "",
			path: `${glossaryPath}#${id}`,
			text: sentence(meaning),
			kanji,
			also: [...readings, ...also],
		};
	});
	return [...pages, ...cli, ...words, ...almanacNames()];
}

/** Solar terms and micro-seasons, linked to their place in the calendar. */
function almanacNames(): Name[] {
	const { solarTerms, microSeasons } = almanac;
	return microSeasons.flatMap(({ n, kanji, reading, meaning }): Name[] => {
		const { index, term, part } = termOf(n);
		const micro: Name = {
			kind: "word",
			label: meaning,
			pageTitle: "",
			path: `/ceremonies#micro-season-${n}`,
			text: `Micro-season ${n} of ${microSeasons.length}, ${term.reading}`,
			kanji,
			also: [reading],
		};
		if (part > 0) return [micro];
		const solar: Name = {
			...micro,
			label: term.meaning,
			text: `Solar term ${index + 1} of ${solarTerms.length}`,
			kanji: term.kanji,
			also: [term.reading],
		};
		return [solar, micro];
	});
}
