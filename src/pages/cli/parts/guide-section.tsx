import { idOf, nameOf } from "#src/cli/usage.ts";
import type { GuideSection } from "#src/content/commands/command.ts";
import { commandsBySection } from "#src/content/commands/commands.ts";
import { guideSectionWords } from "#src/content/commands/guide-sections.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { CommandEntry } from "./command-entry.tsx";
import { CommandRow } from "./command-row.tsx";
import styles from "./guide.module.css";

/** The commands of a section: in full, or only the key ones in short. Specification 2.11 */
export function GuideCommands({ section }: { section: GuideSection }) {
	const commands = commandsBySection[section];
	const { isInFull } = guideSectionWords[section];
	return (
		<div data-guide={section}>
			{isInFull && (
				<ul {...LIST} className={styles.contents}>
					{commands.map((command) => (
						<li key={idOf(command)}>
							<PageLink to={`/cli#${idOf(command)}`}>{nameOf(command)}</PageLink>
						</li>
					))}
				</ul>
			)}
			{commands.map((command) =>
				isInFull ? (
					<CommandEntry key={idOf(command)} command={command} />
				) : (
					<CommandRow key={idOf(command)} command={command} />
				),
			)}
		</div>
	);
}
