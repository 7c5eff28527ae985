import { Bar } from "#src/charts/bar.tsx";
import { SplitBar } from "#src/charts/split-bar.tsx";
import { Tally } from "#src/charts/tally.tsx";
import { user } from "#src/content/demo/user.ts";
import { wallet } from "#src/content/demo/wallet.ts";
import { growingSeedling } from "#src/content/facts/community.ts";
import { countText } from "#src/figures/figure-text.ts";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { attended, held } from "../times-together.ts";
import styles from "./member-figures.module.css";

const { culturalCompetency, contributions, cherryTokens } = user;

/** The member in four figures. */
export function MemberFigures() {
	return (
		<section aria-label="Your figures" className={styles.figures}>
			<StatRow>
				<Stat
					figure={countText(cherryTokens)}
					label="Cherry Seeds"
					context={`${countText(wallet.staked)} of them staked`}
					chart={<SplitBar percent={(wallet.staked / wallet.balance) * 100} />}
				/>
				<Stat
					figure={String(contributions)}
					label="Validated contributions"
					context={`Your level requires ${growingSeedling.validatedContributions}`}
					chart={
						<span className={styles.few}>
							<Tally count={contributions} rows={1} look="dot" />
						</span>
					}
				/>
				<Stat
					figure={String(culturalCompetency)}
					unit=" of 100"
					label="Cultural competency"
					context="From a talk with a mentor"
					chart={<Bar value={culturalCompetency} />}
				/>
				<Stat
					figure={String(attended)}
					unit={` of ${held}`}
					label="Times together"
					context="Meetings, circles, ceremonies"
					chart={<Tally count={held} filled={attended} rows={3} look="dot" />}
				/>
			</StatRow>
		</section>
	);
}
