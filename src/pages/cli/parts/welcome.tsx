import {
	aboutTool,
	capsuleOptions,
	exitCodes,
	firstMinutes,
	installation,
} from "#src/content/command-guide/welcome.ts";
import { guideSections } from "#src/content/commands/command.ts";
import { commandLine } from "#src/content/facts/command-line.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { InlineCode } from "#src/ui/inline-code.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { Table } from "#src/ui/table.tsx";
import { Downloads } from "./downloads.tsx";
import { ExampleSession } from "./example-session.tsx";
import styles from "./guide.module.css";
import { WholeMonths } from "./whole-months.tsx";

/** What the tool is, how to install it, and what applies to all commands. Specification 2.11 and 9 */
export function Welcome() {
	return (
		<SectionParts>
			<Prose>
				{aboutTool.map((text) => (
					<p key={text}>
						<InlineCode>{text}</InlineCode>
					</p>
				))}
			</Prose>
			<div>
				<StatRow>
					<Stat figure={commandLine.commandsStated} label="Commands" context="Each with its usage" />
					<Stat figure={String(guideSections.length)} label="Sections" context="From welcome to advanced" />
					<Stat
						figure={commandLine.cipher.replace(/\D/g, "")}
						unit=" bit"
						label="Encrypted transfers"
						context={`${commandLine.cipher} by default`}
					/>
					<Stat
						figure={String(commandLine.seasons)}
						label="Seasons"
						context={`${commandLine.monthsPerSeason} months each with --months`}
					/>
				</StatRow>
				<SampleNote>Sample data: servers, members, amounts and other output in the examples of this guide.</SampleNote>
			</div>
			<SectionPart
				title="Install"
				introduction="One line, then open a new terminal. This preview publishes no package: the lines are samples, and whatever you find under these names is not ours."
			>
				<div className={styles.lines}>
					{installation.map((line) => (
						<ExampleSession key={line.line} example={line} />
					))}
				</div>
			</SectionPart>
			<SectionPart title="The first five minutes" introduction="Five lines that cost nothing and remove nothing.">
				<div className={styles.lines}>
					{firstMinutes.map((line) => (
						<ExampleSession key={line.line} example={line} />
					))}
				</div>
				<p className={styles.after}>
					From there,{" "}
					<PageLink to="/docs/implementation-guides/deploy-your-first-server">Deploy Your First Server</PageLink> takes
					an hour and goes all the way.
				</p>
			</SectionPart>
			<SectionPart
				title="What holds for every transfer"
				introduction={`Whatever leaves your machine is encrypted with ${commandLine.cipher}. A capsule, which holds a whole server, can be locked with GPG for one other person and is compressed as hard as you like.`}
			>
				<Table
					caption="Options of a capsule"
					hideCaption
					stacks
					columns={[
						{ head: "Value", cell: ({ value }) => <code>{value}</code> },
						{ head: "Option", cell: ({ option }) => <code>{option}</code> },
						{ head: "Meaning", cell: ({ meaning }) => meaning },
					]}
					rows={capsuleOptions}
					rowKey={({ value }) => value}
				/>
			</SectionPart>
			<SectionPart title="How a command ends">
				<Prose>
					<p>
						<InlineCode>{exitCodes}</InlineCode>
					</p>
				</Prose>
			</SectionPart>
			<WholeMonths />
			<Downloads />
		</SectionParts>
	);
}
