import { PageLink } from "#src/navigation/page-link.tsx";
import styles from "./sample-note.module.css";

/** Said once a page, quietly. */
export function SampleNote() {
	return (
		<p className={styles.note}>
			Sample data: a demo member, a sample year and demo metrics.{" "}
			<PageLink to="/guides/seasons">How the seasons are reckoned</PageLink>
		</p>
	);
}
