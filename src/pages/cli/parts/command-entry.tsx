import catalogue from "virtual:catalogue";
import { idOf, nameOf, usageOf } from "#src/cli/usage.ts";
import { UsageLine } from "#src/command-entry/usage-line.tsx";
import type { Command } from "#src/content/commands/command.ts";
import { allDocuments, documentHref } from "#src/documents/catalogue.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { InlineCode } from "#src/ui/inline-code.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./command.module.css";
import { CommandHead } from "./command-head.tsx";
import { ExampleSession } from "./example-session.tsx";
import { ParametersTable } from "./parameters-table.tsx";

/** A command in full: usage, description, arguments and options, features, examples, documents. Specification 3 */
export function CommandEntry({ command }: { command: Command }) {
	const { summary, description, since, features, examples, related } = command;
	const documents = allDocuments(catalogue).filter(({ path }) => related.some((file) => path === `docs/${file}`));
	return (
		<article id={idOf(command)} data-command={nameOf(command)} className={styles.entry}>
			<CommandHead command={command} />
			<p className={styles.summary}>
				<span data-summary="">{summary}</span> <small className={styles.since}>since {since}</small>
			</p>
			<p className={styles.usage} data-usage="">
				<UsageLine line={usageOf(command)} />
			</p>
			<p className={styles.text}>
				<InlineCode>{description}</InlineCode>
			</p>
			<ul className={styles.features}>
				{features.map((feature) => (
					<li key={feature} data-words="">
						<InlineCode>{feature}</InlineCode>
					</li>
				))}
			</ul>
			<ParametersTable command={command} />
			{examples.map((example) => (
				<ExampleSession key={example.line} example={example} />
			))}
			{documents.length > 0 && (
				<div className={styles.related}>
					<span>Read on</span>
					<ul {...LIST}>
						{documents.map((document) => (
							<li key={document.id}>
								<PageLink to={documentHref(document)}>{document.title}</PageLink>
							</li>
						))}
					</ul>
				</div>
			)}
		</article>
	);
}
