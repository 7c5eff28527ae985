import { ceremonyDeeds, smallCeremonies } from "#src/content/community/ceremonies.ts";
import { displaySettings } from "#src/content/display-settings.ts";
import { settingsClaims } from "#src/content/facts/settings.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { numberWord } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { SEASONS } from "#src/season/season.ts";
import { seasonSpan } from "#src/season/season-span.ts";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { Table } from "#src/ui/table.tsx";
import { namedCeremonies } from "./named-counts.ts";
import { OnThisSite } from "./on-this-site.tsx";

const ceremonies = [
	...SEASONS.map((season) => ({
		name: seasons[season].ceremony,
		when: `In ${season}, ${seasonSpan(season)}`,
		text: ceremonyDeeds[season],
	})),
	...smallCeremonies,
];

const { options } = displaySettings.variant;

/** The cultural variant and the ceremonies that a member observes. Specification 3, settings concepts. */
export function Cultural() {
	return (
		<SectionParts>
			<SectionPart title={`${options.modern} or ${options.traditional}`}>
				<Prose>
					<p>
						In the {options.modern.toLowerCase()} variant, which everybody begins with, English leads and a Japanese
						word stands beside a title with its reading and meaning. The {options.traditional.toLowerCase()} one sets
						the characters larger, shows more of them, and writes some from top to bottom, as{" "}
						<Term id="tategaki">tategaki.</Term> Reading and meaning are given in both.
					</p>
				</Prose>
			</SectionPart>
			<SectionPart
				title="Ceremonies"
				introduction="A ceremony that you keep is entered in your calendar and announced to you the day before."
			>
				<Table
					caption="Ceremonies that can be kept"
					hideCaption
					stacks
					rows={ceremonies}
					rowKey={({ name }) => name}
					columns={[
						{ head: "Ceremony", cell: ({ name }) => name },
						{ head: "When", cell: ({ when }) => when },
						{ head: "What happens", cell: ({ text }) => text },
					]}
				/>
				<FinePrint>
					The plan has {settingsClaims.ceremonies}; these {numberWord(namedCeremonies.length)} have a name.
				</FinePrint>
			</SectionPart>
			<OnThisSite>
				<p>
					The variant is real, and so are the season’s saying and its sound: all three are in the display settings.
					Ceremonies can be read about, on the page of the <PageLink to="/ceremonies">seasonal ceremonies</PageLink>,
					but not kept.
				</p>
			</OnThisSite>
		</SectionParts>
	);
}
