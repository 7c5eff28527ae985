import type { ReactNode } from "react";
import styles from "./strength.module.css";

/** One thing that can be stronger or weaker: what it is, beside its table where there is room. */
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
