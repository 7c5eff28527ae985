import styles from "./calculator.module.css";

/**
 * Between fields and results while fields are invalid: the results are for their last valid values.
 * @example {fault !== undefined && <LastValidNote />}
 */
export const LastValidNote = () => (
	<p className={styles.refused}>
		What is marked cannot be used as it is. What follows is for the values that were valid last.
	</p>
);
