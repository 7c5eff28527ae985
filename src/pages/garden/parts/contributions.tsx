import { Bar } from "#src/charts/bar.tsx";
import { metrics } from "#src/content/demo/metrics.ts";
import { user } from "#src/content/demo/user.ts";
import { wallet } from "#src/content/demo/wallet.ts";
import { flourishingSeedling, growingSeedling } from "#src/content/facts/community.ts";
import { sourceNames } from "#src/content/garden.ts";
import { countText } from "#src/figures/figure-text.ts";
import { numberWord } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { seedsBySource } from "#src/member/seeds.ts";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import styles from "./two-columns.module.css";

const sources = seedsBySource(wallet.transactions);
const most = sources[0]?.earned ?? 1;
const { contributions, mentoredMembers, culturalCompetency } = user;
const { culturalCompetencyAvg } = metrics.culturalMetrics;

/** The member's contributions and earnings. */
export function Contributions() {
	return (
		<div className={styles.columns}>
			<div>
				<h3>Earned, by kind of work</h3>
				<FigureRows
					rows={sources.map(({ source, earned, payments }) => ({
						label: sourceNames[source],
						figure: `${countText(earned)} Seeds`,
						how: `${payments} ${payments === 1 ? "payment" : "payments"}`,
						chart: <Bar value={(earned / most) * 100} strong={earned === most} />,
					}))}
				/>
				<p className={styles.sum}>
					{sources.map(({ earned }) => countText(earned)).join(" + ")} = {countText(wallet.earned)} Seeds.
				</p>
			</div>
			<div>
				<h3>Compared with requirements</h3>
				<FigureRows
					rows={[
						{
							label: "Validated contributions",
							figure: String(contributions),
							how: `${contributions} − ${growingSeedling.validatedContributions} = ${contributions - growingSeedling.validatedContributions} more than your level requires`,
						},
						{
							label: "Emerging members mentored",
							figure: String(mentoredMembers),
							how: "as your level requires",
						},
					]}
				/>
				<p className={`${styles.sum} ${styles.plain}`}>
					The next level asks for something else: leading {numberWord(flourishingSeedling.ledProjects)} significant
					projects.
				</p>
				<h3>Asked for, never required</h3>
				<FigureRows
					rows={[
						{
							label: "Cultural competency",
							figure: `${culturalCompetency} of 100`,
							chart: <Bar value={culturalCompetency} />,
						},
						{
							label: "Average of those who asked",
							figure: `${culturalCompetencyAvg} of 100`,
							how: `you: ${culturalCompetency} − ${culturalCompetencyAvg} = ${culturalCompetency - culturalCompetencyAvg} above`,
							chart: <Bar value={culturalCompetencyAvg} strong={false} />,
						},
					]}
				/>
				<p className={styles.sum}>
					Points for <Term id="cultural-competency">cultural competency</Term> come from a talk with a cultural mentor.
				</p>
			</div>
		</div>
	);
}
