import { downloads } from "#src/content/command-guide/welcome.ts";
import { url } from "#src/navigation/url.ts";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { ExampleSession } from "./example-session.tsx";
import styles from "./guide.module.css";

/** Completions and the tldr page, built from the same schema as this guide, with instructions. */
export function Downloads() {
	return (
		<SectionPart
			title="Four files to download"
			introduction="Completions let your shell finish commands, options and choices when you press Tab. The page for tldr shows the most useful lines. Download a file, then run its line in the same folder."
		>
			<ul {...LIST} className={styles.lines}>
				{downloads.map(({ file, title, install }) => (
					<li key={file}>
						<p className={styles.file}>
							<span>{title}</span>
							<a href={url(`/cli/${file}`)} download={file}>
								{file}
							</a>
						</p>
						<ExampleSession example={{ purpose: `Install ${file}`, line: install, output: [] }} hidePurpose />
					</li>
				))}
			</ul>
		</SectionPart>
	);
}
