import { modeSetting } from "#src/content/display-settings.ts";
import { languages, namedThemes } from "#src/content/settings/preferences.ts";
import { capitalWord, numberWord } from "#src/figures/number-word.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { SEASONS } from "#src/season/season.ts";
import { Table } from "#src/ui/table.tsx";
import { themesOfThisSite } from "./named-counts.ts";
import { OnThisSite } from "./on-this-site.tsx";
import { ThemeMark } from "./theme-mark.tsx";

/** Themes, languages and the clock. Specification 3, settings concepts. */
export function Preferences() {
	return (
		<SectionParts>
			<SectionPart
				title="Themes"
				introduction="A theme is a ground, an ink and a few colours. These six have a name; the others of the plan have none yet."
			>
				<Table
					caption="Named themes"
					hideCaption
					rows={namedThemes}
					rowKey={({ name }) => name}
					columns={[
						{
							head: "Theme",
							cell: ({ name, colours }) => (
								<span className="whole">
									<ThemeMark colours={colours} />
									{name}
								</span>
							),
						},
						{ head: "How it looks", cell: ({ text }) => text },
					]}
				/>
			</SectionPart>
			<SectionPart
				title="Languages"
				introduction={`${capitalWord(languages.length)} languages, each by its code and under the name its own speakers use.`}
			>
				<Table
					caption="Languages"
					hideCaption
					rows={languages}
					rowKey={({ code }) => code}
					columns={[
						{ head: "Language", cell: ({ name }) => name },
						{
							head: "Its own name",
							cell: ({ code, own }) => <span lang={code === "ja-JP" ? "ja" : code}>{own}</span>,
						},
						{ head: "Code", cell: ({ code }) => <code className="whole">{code}</code> },
					]}
				/>
			</SectionPart>
			<SectionPart
				title="Timezone"
				introduction="Dates and hours are shown by the clock of the place you name. If you name none, they follow the clock of your device."
			>
				<OnThisSite>
					<p>
						The theme follows the season: {numberWord(SEASONS.length)} seasons, each in light and in dark, make{" "}
						{numberWord(themesOfThisSite)} themes, and every one exists in high contrast as well. The panel keeps a
						season for you and offers the modes {Object.values(modeSetting.options).join(", ")}. The site is written in
						English, with Japanese words marked as Japanese, and goes by your device’s date. How it finds the season is
						explained on the page of the <PageLink to="/guides/seasons">seasonal system</PageLink>.
					</p>
				</OnThisSite>
			</SectionPart>
		</SectionParts>
	);
}
