import { seasonFields, seasonHooks } from "#src/content/seasonal-state/hooks.ts";
import { Prose } from "#src/ui/prose.tsx";
import { Table } from "#src/ui/table.tsx";
import frame from "../samples/frame.tsx?highlighted";
import seasonLine from "../samples/season-line.tsx?highlighted";
import whichSeason from "../samples/which-season.ts?highlighted";
import { CodeSample } from "./code-sample.tsx";
import { GuideSection } from "./guide-section.tsx";

/** The hooks, and how to read the season. */
export function Reading() {
	return (
		<>
			<GuideSection id="hooks">
				<Table
					caption="Hooks for season and theme"
					hideCaption
					stacks
					rows={seasonHooks}
					rowKey={({ name }) => name}
					columns={[
						{ head: "Hook", cell: ({ name }) => <code>{name}</code> },
						{ head: "What it gives", cell: ({ gives }) => gives },
						{
							head: "Outside its provider",
							cell: ({ outside }) => (outside ? <>Throws “{outside}”</> : "Needs none"),
						},
					]}
				/>
				<Prose>
					<p>
						The application has one <code>ThemeProvider</code> around everything. It holds the season’s provider and the
						one for dark mode, so a component of a page need not think of any. A component that is shown alone, in a
						test or in another application, needs the frame:
					</p>
				</Prose>
				<CodeSample file="frame.tsx" nodes={frame} />
				<Prose>
					<p>
						An error is thrown on purpose. A missing provider is a mistake in the code, and a default in its place would
						show one season for ever.
					</p>
				</Prose>
			</GuideSection>
			<GuideSection id="reading">
				<CodeSample file="season-line.tsx" nodes={seasonLine} />
				<Prose>
					<p>
						The season is <code>null</code> in prerendered markup and until the first effect has run, a few milliseconds
						after hydration. Say something that is true in every season, reserve the room, or show nothing; what you
						show must not jump when the answer comes.
					</p>
				</Prose>
				<Table
					caption="What useSeason gives"
					rows={seasonFields}
					rowKey={({ name }) => name}
					columns={[
						{ head: "Field", cell: ({ name }) => <code>{name}</code> },
						{ head: "Type", cell: ({ type }) => <code>{type}</code> },
						{ head: "Prerendered", cell: ({ before }) => <code>{before}</code> },
						{ head: "Meaning", cell: ({ meaning }) => meaning },
					]}
				/>
			</GuideSection>
			<GuideSection id="finding">
				<Prose>
					<p>
						Before React has started, one function decides: a preview in the address, else the season that the visitor
						keeps, else today’s. Whatever names no season is passed over, for an address and a store can hold anything.
					</p>
				</Prose>
				<CodeSample file="which-season.ts" nodes={whichSeason} />
				<Prose>
					<p>
						While the page is open the provider keeps the same order. It has one clock for all its readers: it looks at
						the date every 60 seconds and whenever the tab becomes visible, and rests while the tab is hidden. A page
						left open over midnight follows within a minute.
					</p>
				</Prose>
			</GuideSection>
		</>
	);
}
