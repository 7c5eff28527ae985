import { Bar } from "#src/charts/bar.tsx";
import { levelWords } from "#src/content/community/levels.ts";
import { user } from "#src/content/demo/user.ts";
import { communityGrowth, membershipLevels } from "#src/content/facts/community.ts";
import { percentText } from "#src/figures/figure-text.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Heading } from "#src/ui/heading.tsx";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./membership-ladder.module.css";

const { totalMembers } = communityGrowth;

/** The four levels as a stair, lowest first: the number of members, the requirements, and what each level unlocks. */
export function MembershipLadder() {
	return (
		<div className={styles.room}>
			<ol {...LIST} className={styles.stair}>
				{membershipLevels.map(({ id, name, members }) => {
					const { kanji, asks, opens } = levelWords[id];
					return (
						<li key={id} className={styles.rung}>
							<span className={styles.kanji}>
								<Glyph kanji={kanji.kanji} />
							</span>
							<Heading level={3} className={styles.name}>
								{name}
							</Heading>
							<Reading {...kanji} />
							{user.level === id && (
								<p className={styles.here}>
									<Badge>{user.username} is here</Badge>
								</p>
							)}
							<p className={styles.count}>
								<span className={styles.figure}>{members}</span> of {totalMembers} members ={" "}
								{percentText(members, totalMembers)}
							</p>
							<Bar value={(members / totalMembers) * 100} />
							<dl className={styles.terms}>
								<dt>Requires</dt>
								{asks.map((ask) => (
									<dd key={ask}>{ask}</dd>
								))}
								<dt>Opens</dt>
								<dd>{opens}</dd>
							</dl>
						</li>
					);
				})}
			</ol>
		</div>
	);
}
