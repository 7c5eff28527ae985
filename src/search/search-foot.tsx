import type { RefObject } from "react";
import { searchWords } from "#src/content/search-words.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./search.module.css";

interface SearchFootProps {
	/** Id of the description of the keys, which the field refers to. */
	keysId: string;
	/** The field, which receives the focus when the button disappears after a retry. */
	field: RefObject<HTMLInputElement | null>;
	/** Retries what has failed; null when nothing has. */
	retry: (() => void) | null;
	/** The number of results, or what became of an action. */
	status: string;
}

/** The line below the list: keys, status, and a retry button after a failure. */
export function SearchFoot({ keysId, field, retry, status }: SearchFootProps) {
	return (
		<div className={styles.foot}>
			<p id={keysId} className={styles.keys}>
				{searchWords.keys}
			</p>
			{retry && (
				<Button
					look="quiet"
					onClick={() => {
						field.current?.focus();
						retry();
					}}
				>
					{searchWords.retry}
				</Button>
			)}
			<p className={styles.count}>{status}</p>
		</div>
	);
}
