import type { RefObject } from "react";
import { searchWords } from "#src/content/search-words.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./search.module.css";

interface SearchFootProps {
	/** Id of the keys' description, which the field names. */
	keysId: string;
	/** The field, which the focus goes back to: the button goes away with what it stands by. */
	field: RefObject<HTMLInputElement | null>;
	/** Tries again what has failed. */
	retry: (() => void) | null;
	/** Said and shown. */
	status: string;
}

/** The line below the list: its keys, how much was found, and another attempt where something has failed. */
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
			<p role="status" className={styles.count}>
				{status}
			</p>
		</div>
	);
}
