import styles from "./calculator.module.css";

/**
 * Between fields and results while a field is invalid: the results are for its last valid value.
 * @example {fault !== undefined && <LastValidNote />}
 */
export const LastValidNote = () => (
	<p className={styles.refused}>The marked field cannot be used as it is. What follows is for its last valid value.</p>
);
