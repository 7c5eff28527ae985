import type { ReactNode } from "react";
import { searchWords } from "#src/content/search-words.ts";
import styles from "./search.module.css";

interface SearchFootProps {
	/** Id of the keys' description, which the field names. */
	keysId: string;
	/** What there is to press besides. */
	action: ReactNode;
	/** Said and shown. */
	status: string;
}

/** The line below the list: its keys, and how much was found. */
export function SearchFoot({ keysId, action, status }: SearchFootProps) {
	return (
		<div className={styles.foot}>
			<p id={keysId} className={styles.keys}>
				{searchWords.keys}
			</p>
			{action}
			<p role="status" className={styles.count}>
				{status}
			</p>
		</div>
	);
}
