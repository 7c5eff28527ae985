import { seedsMarket, seedsSupply } from "#src/content/facts/seeds.ts";
import { seedsUtilities } from "#src/content/tokens/utilities.ts";
import { dollarText, roundDollarText } from "#src/figures/dollar-text.ts";
import { countText, percentText } from "#src/figures/figure-text.ts";
import { Term } from "#src/glossary/term.tsx";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { Glyph } from "#src/ui/kanji.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { marketCap } from "../derived-figures.ts";
import { MarketCap } from "./market-cap.tsx";
import { Part, PartPair, Prose } from "./part.tsx";
import { Points } from "./points.tsx";

const { price, change24h, volume24h, launch } = seedsMarket;

const ways = [
	{
		to: "/garden",
		page: "garden",
		title: "The demo member’s wallet",
		text: "A year of Seeds earned, spent and staked, transaction by transaction.",
	},
	{
		to: "/docs/technical-architecture/token-programme",
		page: "documents",
		title: "Token Programme",
		text: "The same rules as arithmetic, to be checked with a pencil.",
	},
	{
		to: "/guides/ecosystem#tokenomics",
		page: "ecosystem-guide",
		title: "CHERRY, the other token",
		text: "What the ecosystem guide says of it: another supply, other shares.",
	},
	{
		to: "/guides/glossary",
		page: "glossary",
		title: "Glossary",
		text: "Both tokens told apart, and the terms of this page explained.",
	},
] as const;

/** Specification 2.10: price, market cap and volume, what Seeds are, six utilities. */
export function Overview() {
	return (
		<>
			<StatRow>
				<Stat figure={dollarText(price)} label="Price" context={`+${change24h}% in 24 h`} />
				<MarketCap />
				<Stat
					figure={roundDollarText(volume24h)}
					label="24 h volume, about"
					context={`${dollarText(volume24h)} ÷ ${dollarText(marketCap)} = ${percentText(volume24h, marketCap)} of the market cap`}
				/>
			</StatRow>
			<PartPair>
				<Part id="what-are-seeds" title="What are Cherry Seeds?">
					<Prose>
						<p>
							<Term id="cherry-seeds">Cherry Seeds</Term> are the utility token of this community:{" "}
							{countText(seedsSupply)} of them, an <Term id="spl-token">SPL token</Term> on Solana since {launch}.
						</p>
						<p>
							Most are not bought. They are earned for something that others can use: a reviewed change, a translated
							guide, an evening spent on a newcomer’s question, a server that stayed up.
						</p>
						<p>
							Seeds that lie in a wallet do little. Staked, they grow and they vote; spent, they open a workshop, a
							queue or a gift. Nobody is promised that the price will rise.
						</p>
					</Prose>
				</Part>
				<Part id="not-cherry" title="Seeds are not CHERRY">
					<Callout tone="note" title="Two tokens, never mixed">
						<p>
							This page speaks of Cherry Seeds alone. <Term id="cherry">CHERRY</Term> is the token of the{" "}
							<PageLink to="/guides/ecosystem#tokenomics">ecosystem guide</PageLink>: one billion of them, burned a
							little every quarter. No figure of one is true of the other; the{" "}
							<PageLink to="/guides/glossary">glossary</PageLink> sets them side by side.
						</p>
					</Callout>
				</Part>
			</PartPair>
			<Part id="utilities" title="Six uses">
				<Points
					points={seedsUtilities.map(({ kanji, ...use }) => ({
						...use,
						mark: <Glyph kanji={kanji.kanji} />,
						word: kanji,
					}))}
				/>
			</Part>
			<Part id="ways-on" title="Where to read on">
				<Points
					points={ways.map(({ to, page, title, text }) => ({
						title: <PageLink to={to}>{title}</PageLink>,
						key: to,
						mark: <Glyph kanji={siteMapEntry(page).kanji.kanji} />,
						text,
					}))}
				/>
			</Part>
		</>
	);
}
