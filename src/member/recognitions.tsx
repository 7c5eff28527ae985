import { user } from "#src/content/demo/user.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { dateText } from "#src/figures/date-text.ts";
import { Kanji } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./recognitions.module.css";

/** The member's recognitions, each under its seal (判子, hanko); `dated` adds the date. */
export function Recognitions({ dated = false }: { dated?: boolean }) {
	return (
		<ul {...LIST} className={styles.list}>
			{user.recognitions.map(({ id, title, description, season, dateEarned, verifiedBy, seal }) => (
				<li key={id} className={styles.recognition}>
					<span className={styles.seal}>
						<Kanji {...seal} />
					</span>
					<p>
						<strong>{title}</strong>
						<span className={styles.for}>
							{description}, verified by {verifiedBy}
						</span>
						<span className={styles.for}>
							{seasonWords[season].name}
							{dated && `, ${dateText(dateEarned)}`}
						</span>
					</p>
				</li>
			))}
		</ul>
	);
}
