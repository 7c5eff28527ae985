import type { ReactNode } from "react";
import styles from "./strength.module.css";

/** Something with variable strength: a description, beside its table if there is room. */
export function Strength({ title, text, children }: { title: string; text: string; children: ReactNode }) {
	return (
		<div className={styles.strength}>
			<div>
				<h4>{title}</h4>
				<p>{text}</p>
			</div>
			{children}
		</div>
	);
}
