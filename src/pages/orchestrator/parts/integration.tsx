import { nameOf } from "#src/cli/usage.ts";
import { CommandEntry } from "#src/command-entry/command-entry.tsx";
import { joins } from "#src/content/orchestrator/integration.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { KanjiRows } from "#src/ui/kanji-rows.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { agentCommands } from "../agent-commands.ts";

/** How the orchestrator integrates with the command line, the documents, governance and servers. */
export function Integration() {
	return (
		<SectionParts>
			<SectionPart title="Four ties">
				<KanjiRows
					rows={joins.map(({ title, word, takes, brings, lastWord, to, link }) => ({
						title,
						word,
						note: <PageLink to={to}>{link}</PageLink>,
						columns: [
							{ label: "Takes", text: takes },
							{ label: "Brings", text: brings },
							{ label: "The last word", text: lastWord },
						],
					}))}
				/>
			</SectionPart>
			<SectionPart
				title="In the terminal"
				introduction="Four commands that a plan is most often made of. A person can run each of them by hand, and look at it first."
			>
				{agentCommands.map((entry) => (
					<CommandEntry key={nameOf(entry.command)} {...entry} />
				))}
			</SectionPart>
			<Prose>
				<p>
					Work that an agent did earns nothing; the person who asked for it, checked it and stood by it may earn{" "}
					<Term id="cherry-seeds">Cherry Seeds,</Term> the community’s token. It is not CHERRY: the{" "}
					<PageLink to="/guides/glossary">glossary</PageLink> tells them apart.
				</p>
			</Prose>
		</SectionParts>
	);
}
