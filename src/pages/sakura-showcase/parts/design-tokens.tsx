import { SectionPart } from "#src/page-sections/section-part.tsx";
import { answeredAround } from "#src/still/answered-around.ts";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { tokenGroups } from "../token-groups.ts";
import layout from "./columns.module.css";
import styles from "./design-tokens.module.css";

/** The design tokens with copyable values. Specification 9, "Design tokens" */
export function Tokens() {
	return (
		<SectionPart
			title="Design tokens"
			introduction="Custom properties, on every page. What is copied is the way a style sheet asks for one. The colours are those of spring by day; at night the red is lifted."
		>
			<div className={`${layout.columns} ${styles.groups}`}>
				{tokenGroups.map(({ title, tokens }) => (
					<div key={title} className={layout.shelf}>
						<h4>{title}</h4>
						<ul {...LIST}>
							{tokens.map(({ property, name, description, value, mark }) => (
								<li key={property} data-value={`var(${property})`} className={styles.token}>
									<svg aria-hidden="true" width="4rem" height="2rem">
										<rect {...mark} />
									</svg>
									<p>
										{`${name}: ${description}`}
										<code>{`${property}: ${value}`}</code>
									</p>
									<CopyButton compact what={name.toLowerCase()} onCopy={answeredAround} />
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</SectionPart>
	);
}
