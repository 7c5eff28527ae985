import { nameOf } from "#src/cli/usage.ts";
import { CommandEntry } from "#src/command-entry/command-entry.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { commandGroups } from "../provider-commands.ts";

/** Specification 2.4: the commands for servers, SSH, tunnels and the inventory. */
export function CherryCli() {
	return (
		<SectionParts>
			{commandGroups.map(({ title, introduction, commands }) => (
				<SectionPart key={title} title={title} introduction={introduction}>
					{commands.map((command) => (
						<CommandEntry key={nameOf(command)} command={command} />
					))}
				</SectionPart>
			))}
		</SectionParts>
	);
}
