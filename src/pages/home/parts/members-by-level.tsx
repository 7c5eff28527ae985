import { StackedBar, StackedMark } from "#src/charts/stacked-bar.tsx";
import { communityGrowth, membershipLevels } from "#src/content/facts/community.ts";
import { shareText } from "#src/figures/figure-text.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import styles from "./members-by-level.module.css";

/** The number of members at each level, which add up to all members. */
export function MembersByLevel() {
	return (
		<>
			<h3 className={styles.title}>Members by level</h3>
			<StackedBar parts={membershipLevels.map(({ members }) => members)} />
			<FigureRows
				rows={membershipLevels.map(({ name, members }, part) => ({
					label: name,
					figure: String(members),
					how: shareText(members, communityGrowth.totalMembers),
					mark: <StackedMark part={part} />,
				}))}
			/>
			<p className={styles.sum}>
				{membershipLevels.map(({ members }) => members).join(" + ")} = {communityGrowth.totalMembers}.{" "}
				<PageLink to="/community#membership">What each level asks for</PageLink>
			</p>
		</>
	);
}
