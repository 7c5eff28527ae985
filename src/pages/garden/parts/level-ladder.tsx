import { Bar } from "#src/charts/bar.tsx";
import { levelWords } from "#src/content/community/levels.ts";
import { user } from "#src/content/demo/user.ts";
import { communityGrowth, membershipLevels } from "#src/content/facts/community.ts";
import { percentText } from "#src/figures/figure-text.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Kanji } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./level-ladder.module.css";

const { totalMembers } = communityGrowth;

/** The four levels, the lowest at the bottom; the member's own is marked. */
export function LevelLadder() {
	return (
		<ol {...LIST} reversed className={styles.ladder}>
			{membershipLevels.toReversed().map(({ id, name, members }) => {
				const { kanji, asks } = levelWords[id];
				const here = id === user.level;
				return (
					<li key={id} aria-current={here ? "step" : undefined} className={`${styles.rung} ${here ? styles.here : ""}`}>
						<span className={styles.kanji}>
							<Kanji {...kanji} />
						</span>
						<div>
							<div className={styles.name}>
								<h3>{name}</h3>
								{here && <Badge>You are here</Badge>}
							</div>
							<p className={styles.asks}>{asks.join(" · ")}</p>
						</div>
						<div className={styles.share}>
							<Bar value={(members / totalMembers) * 100} strong={here} />
							<p className={styles.count}>
								<strong>{members}</strong> of {totalMembers} members = {percentText(members, totalMembers)}
							</p>
						</div>
					</li>
				);
			})}
		</ol>
	);
}
