import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { withoutBase } from "#src/navigation/url.ts";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { browserName } from "./browser-name.ts";
import type { Seen } from "./follow-guard.ts";
import { reportText } from "./report.ts";
import styles from "./wallet-doctor.module.css";

const said = {
	copied: "Report copied",
	failed: "Could not copy the report. Select its text and copy it instead.",
};

/** The report to copy, shown exactly as it is copied. */
export function ReportPart({ seen }: { seen: Seen }) {
	const page = withoutBase(location.pathname);
	const text = reportText({ ...seen, page, browser: browserName(navigator.userAgent) });
	return (
		<section>
			<h4 className={styles.heading}>Report for support</h4>
			<p className={styles.lead}>
				The results above as plain text, with the name of your browser. No address, no signature, nothing about you.
			</p>
			<div className={styles.actions}>
				<CopyButton spelled what="the report" onCopy={(button) => void copyAndTell(button, text, said)} />
			</div>
			<details className={styles.details}>
				<summary>Preview the report</summary>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
				<pre tabIndex={0} className={styles.text}>
					{text}
				</pre>
			</details>
		</section>
	);
}
