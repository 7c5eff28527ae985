import { nodeKeys, type Protection, seen, threats } from "#src/content/p2p/security.ts";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { InlineCode } from "#src/ui/inline-code.tsx";
import { Table } from "#src/ui/table.tsx";

const verdicts: Record<Protection, { words: string; tone?: "good" | "bad" }> = {
	protected: { words: "Protected", tone: "good" },
	partly: { words: "Partly" },
	open: { words: "Unprotected", tone: "bad" },
};

/** What a carrier sees, which threats are addressed, and the keys. */
export function SecurityTables() {
	return (
		<SectionParts>
			<SectionPart title="What a node in between sees">
				<FigureRows
					rows={seen.map(({ what, seen: sees, note }) => ({
						label: what,
						how: note,
						figure: sees ? "Seen" : "Not seen",
					}))}
				/>
			</SectionPart>
			<SectionPart
				title="What is protected, and what is not"
				introduction="Nine threats. The last column says what is left when the answer has done its work."
			>
				<Table
					hideCaption
					caption="Threats and answers"
					columns={[
						{ head: "Threat", cell: ({ threat }) => threat },
						{
							head: "Verdict",
							cell: ({ protection }) => {
								const { words, ...look } = verdicts[protection];
								return <Badge {...look}>{words}</Badge>;
							},
						},
						{ head: "What stands against it", cell: ({ answer }) => <InlineCode>{answer}</InlineCode> },
						{ head: "What is left", cell: ({ left }) => left },
					]}
					rows={threats}
					rowKey={({ threat }) => threat}
				/>
			</SectionPart>
			<SectionPart
				title="Four keys, four jobs"
				introduction="One key in four roles would be as safe as the most careless of them."
			>
				<Table
					hideCaption
					caption="Keys of the mesh"
					columns={[
						{ head: "Key", cell: ({ key }) => key },
						{ head: "Algorithm", cell: ({ algorithm }) => algorithm },
						{ head: "Proves", cell: ({ proves }) => proves },
						{ head: "Lives", cell: ({ lives }) => lives },
					]}
					rows={nodeKeys}
					rowKey={({ key }) => key}
				/>
			</SectionPart>
		</SectionParts>
	);
}
