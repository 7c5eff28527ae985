import { Tally } from "#src/charts/tally.tsx";
import { transactions } from "#src/content/demo/transactions.ts";
import { user } from "#src/content/demo/user.ts";
import { gardenerProgramme, mentorshipPairs } from "#src/content/facts/community.ts";
import { mentorshipWords } from "#src/content/garden.ts";
import { capitalWord } from "#src/figures/number-word.ts";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import styles from "./two-columns.module.css";

const lessons = transactions.filter((one) => one.type === "earned" && one.source === "mentorship");
const earned = lessons.reduce((sum, { amount }) => sum + amount, 0);

/** The member's role in mentorship, and its results. */
export function MentorshipPart() {
	return (
		<div className={styles.columns}>
			<div>
				<h3>{mentorshipWords[user.mentorshipStatus]}</h3>
				<FigureRows
					rows={[
						{ label: "Times you were thanked for mentoring", figure: String(lessons.length) },
						{
							label: "Earned by mentoring",
							figure: `${earned} Seeds`,
							how: lessons.map(({ amount }) => amount).join(" + "),
						},
					]}
				/>
				<p className={styles.sum}>
					{capitalWord(gardenerProgramme.eligibleAfterYears)} year after you joined you may apply to be a Gardener, who
					goes with a newcomer through the first {gardenerProgramme.newcomersFirstMonths} months.
				</p>
			</div>
			<div>
				<h3>One of {mentorshipPairs} pairs</h3>
				<p className={styles.plain}>Every pair in the community now, mentor and mentee</p>
				<Tally count={mentorshipPairs} rows={3} look="pair" />
			</div>
		</div>
	);
}
