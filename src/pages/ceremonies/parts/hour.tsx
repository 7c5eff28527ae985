import { StackedBar, StackedMark } from "#src/charts/stacked-bar.tsx";
import { hour } from "#src/content/ceremonies/hour.ts";
import { LIST } from "#src/ui/list-role.ts";
import { timed } from "../gathering.ts";
import styles from "./hour.module.css";

const act = {
	...hour.act,
	text: "Sowing, showing, counting or cutting: what the four sections of this page are about.",
};
const parts = timed([...hour.before, act, ...hour.after]);

/** The frame of every seasonal ceremony, to scale and in words. */
export function Hour() {
	return (
		<>
			<StackedBar parts={parts.map(({ minutes }) => minutes)} />
			<ol {...LIST} className={styles.parts}>
				{parts.map(({ title, from, to, text }, index) => (
					<li key={title}>
						<h4>
							<StackedMark part={index} />
							{title}
						</h4>
						<p className={styles.minutes}>
							Minute {from} to {to}
						</p>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</>
	);
}
