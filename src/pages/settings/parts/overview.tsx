import { displaySettings, modeSetting } from "#src/content/display-settings.ts";
import { settingsParts } from "#src/content/settings/openings.ts";
import { listText } from "#src/figures/list-text.ts";
import { LinkRows } from "#src/navigation/link-rows.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";
import { Table } from "#src/ui/table.tsx";
import { namedCounts } from "./named-counts.ts";
import { OpenDisplaySettings } from "./open-display-settings.tsx";

const { season, ...others } = displaySettings;
const settable = [season, modeSetting, ...Object.values(others)].map(({ label }) => label.toLowerCase());
const { overview, ...parts } = settingsParts;

/** Where the working settings are, the claimed figures, and links to the five other sections. */
export function Overview() {
	return (
		<SectionParts>
			<Callout tone="note" title="What you can set here and now">
				<p>
					Your own settings for this site are in a panel that opens from the header of every page, by the button with
					the sliders, “Display settings”. It has {settable.length} of them: {listText(settable)}. Each takes effect as
					you choose it.
				</p>
				<OpenDisplaySettings />
			</Callout>
			<SectionPart
				title="The settings in figures"
				introduction="What is planned for the full settings, how much of it this page describes, and what this site has today."
			>
				<Table
					caption="The figures of the settings"
					hideCaption
					rows={namedCounts}
					rowKey={({ what }) => what}
					columns={[
						{ head: "Part", cell: ({ what }) => what },
						{ head: "Planned", cell: ({ claimed }) => claimed },
						{ head: "Described here", cell: ({ described }) => described },
						{ head: "On this site", cell: ({ here }) => here },
					]}
				/>
				<SampleNote>Sample data: the planned figures are a demonstration.</SampleNote>
			</SectionPart>
			<SectionPart title="The other five parts">
				<LinkRows
					rows={Object.entries(parts).map(([id, { icon, title, introduction, kanji }]) => ({
						to: `/settings#${id}`,
						mark: <Icon name={icon} />,
						title,
						description: introduction,
						kanji: kanji.kanji,
					}))}
				/>
			</SectionPart>
		</SectionParts>
	);
}
