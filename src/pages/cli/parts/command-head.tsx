import { nameOf } from "#src/cli/usage.ts";
import { composerLink } from "#src/composer/composer-query.ts";
import type { Command } from "#src/content/commands/command.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { answeredAround } from "#src/still/answered-around.ts";
import { CopyButton } from "#src/ui/copy-button.tsx";
import styles from "./command.module.css";

/** A command's name with its link and a link to compose it. */
export function CommandHead({ command }: { command: Command }) {
	const name = nameOf(command);
	return (
		<div className={styles.head}>
			<h3 className={styles.name}>{name}</h3>
			<CopyButton compact icon="link" what={`link to ${name}`} onCopy={answeredAround} />
			<PageLink to={composerLink(name)} aria-label={`Compose ${name}`} className={styles.compose}>
				Compose
			</PageLink>
		</div>
	);
}
