import type { IconName } from "#src/ui/icon-names.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

/** Name of a page; its folder is `src/pages/<key>/`. */
export type PageKey =
	| "home"
	| "garden"
	| "cli"
	| "dashboard"
	| "orchestrator"
	| "sakura-showcase"
	| "community"
	| "tokens"
	| "cherry-servers"
	| "infrastructure"
	| "ceremonies"
	| "settings"
	| "documents"
	| "community-guide"
	| "culture"
	| "ecosystem-guide"
	| "seasonal-system"
	| "seasonal-state"
	| "glossary";

export interface SiteMapEntry {
	key: PageKey;
	/** Exact paths; the first is canonical. */
	paths: readonly [string, ...string[]];
	/** Plain string prefixes that also open the page. */
	prefixes?: readonly string[];
	title: string;
	/** One short line, shown under the title in the sidebar. */
	tagline: string;
	icon: IconName;
	kanji: KanjiWord;
	/** One of the twelve items of the sidebar. Specification 2.2. */
	inSidebar: boolean;
	/** `side`: the page has its own column beside the content, so the sidebar collapses to a rail below 1536 px. */
	layout: "plain" | "side";
	/** The season's pattern is in the footer, because the page has no band of it at its head. */
	patternAtFoot?: true;
}
