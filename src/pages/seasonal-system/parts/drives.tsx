import { drives } from "#src/content/seasons-guide/drives.ts";
import { partWords } from "#src/content/seasons-guide/part-words.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Table } from "#src/ui/table.tsx";

/** What depends on the season. Specification 4.1 */
export function Drives() {
	return (
		<SectionPart
			title="What follows from it"
			kanji={partWords.drives}
			introduction="One clock looks every minute, and whenever the page comes back into view. A page left open over the last night of a season turns by itself."
		>
			<Table
				hideCaption
				caption="What follows the season, and how"
				columns={[
					{ head: "What", cell: ({ what }) => what },
					{
						head: "How",
						cell: ({ how, to, link }) => (
							<>
								{how} {to && <PageLink to={to}>{link}</PageLink>}
							</>
						),
					},
				]}
				rows={drives}
				rowKey={({ what }) => what}
			/>
			<FinePrint>
				The multipliers are on Cherry Seeds, which are not CHERRY: the{" "}
				<PageLink to="/guides/glossary">glossary</PageLink> tells them apart.
			</FinePrint>
		</SectionPart>
	);
}
