import { heldIn } from "#src/content/ceremonies/held-in.ts";
import { hour, roles } from "#src/content/ceremonies/hour.ts";
import { partWords } from "#src/content/ceremonies/part-words.ts";
import { smallOrders } from "#src/content/ceremonies/small.ts";
import { ceremonyDeeds, smallCeremonies } from "#src/content/community/ceremonies.ts";
import { seasonalCeremonies } from "#src/content/culture/ceremonies.ts";
import { almanacCounts, ceremonySittings } from "#src/content/facts/community.ts";
import { earningRanges } from "#src/content/facts/seeds.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { rangeWords } from "#src/figures/number-word.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { SEASONS } from "#src/season/season.ts";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { type Pillar, PillarGrid } from "#src/ui/pillar-grid.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { minutesOf } from "../gathering.ts";
import { Hour } from "./hour.tsx";
import { Roles } from "./roles.tsx";
import { SmallCeremony } from "./small-ceremony.tsx";

const { solarTerms, microSeasons, nationalHolidays } = almanacCounts;

const pillars: Pillar[] = [
	...SEASONS.map((season) => ({
		title: seasons[season].ceremony,
		kanji: seasonalCeremonies[season].word,
		subtitle: `${seasons[season].transition.name}, in\u00a0${heldIn[season].reading} · Seeds ×${seasons[season].tokenMultiplier}`,
		text: ceremonyDeeds[season],
		action: <PageLink to={`/ceremonies#${season}`}>{seasons[season].ceremony} in full</PageLink>,
	})),
	...smallCeremonies.map(({ name, when, text }) => ({
		title: name,
		kanji: smallOrders[name].word,
		subtitle: `${when} · ${minutesOf(smallOrders[name].parts)} minutes`,
		text,
		action: <PageLink to={`/ceremonies#${name.toLowerCase()}`}>{name} in full</PageLink>,
	})),
];

/** The six ceremonies, the hour they share, the roles, and the almanac behind them. */
export function Overview() {
	return (
		<SectionParts>
			<PillarGrid pillars={pillars} />
			<SectionPart
				title="The hour"
				kanji={partWords.hour}
				introduction={`Every seasonal ceremony keeps to the same hour, twice on a Saturday in Japan: at ${ceremonySittings.utc}. ${hour.act.minutes} minutes in its middle belong to the season.`}
			>
				<Hour />
				<FinePrint>
					Clocks of six cities, and what is asked of a guest, are in{" "}
					<PageLink to="/docs/cultural-framework/ceremony-etiquette">Ceremony Etiquette</PageLink>.
				</FinePrint>
			</SectionPart>
			<SectionPart
				title="Who does what"
				kanji={partWords.roles}
				introduction="Four roles are the same all year. Each season adds two of its own."
			>
				<Roles caption="Roles of every ceremony" roles={roles} />
				<FinePrint>
					A role earns {rangeWords(earningRanges.ceremony)} Cherry Seeds, times the season’s multiplier. Seeds are not
					CHERRY: the <PageLink to="/guides/glossary">glossary</PageLink> tells them apart. How to come along for the
					first time is in <PageLink to="/guides/culture#ceremonies">community culture</PageLink>.
				</FinePrint>
			</SectionPart>
			<SectionPart
				title="The two small ones"
				kanji={partWords.small}
				introduction="They follow no calendar, and need three people and a quarter of an hour."
			>
				{smallCeremonies.map(({ name }) => (
					<SmallCeremony key={name} name={name} />
				))}
			</SectionPart>
			<SectionPart
				title="The almanac behind them"
				kanji={partWords.almanac}
				introduction="Japan’s old almanac divides the Sun’s way round the sky, and then divides it again. A ceremony takes its date from it, and its first sentence."
			>
				<StatRow>
					<Stat
						figure={String(solarTerms)}
						label="Solar terms"
						context={`360° ÷ ${solarTerms} = ${360 / solarTerms}° each, about 15 days`}
					/>
					<Stat
						figure={String(microSeasons)}
						label="Micro-seasons"
						context={`${solarTerms} × ${microSeasons / solarTerms}, about five days each`}
					/>
					<Stat
						figure={String(nationalHolidays)}
						label="National holidays"
						context="Two of them equinoxes, set by the Sun"
					/>
				</StatRow>
				<FinePrint>
					The days of this year, and calendars to subscribe to, are in the{" "}
					<PageLink to="/ceremonies#calendar">calendar</PageLink>. Seasons on this site begin near equinox and solstice;
					those of the almanac begin about six weeks before. Each season’s section shows where.
				</FinePrint>
			</SectionPart>
		</SectionParts>
	);
}
