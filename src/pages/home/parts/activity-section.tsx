import { communityActivity } from "#src/content/home-still.ts";
import { ActivityList } from "#src/ui/activity-list.tsx";
import styles from "./activity-section.module.css";
import { MembersByLevel } from "./members-by-level.tsx";

/** Members' activity, and beside it who they are. */
export function ActivitySection() {
	return (
		<div className={styles.columns}>
			<ActivityList activities={communityActivity} />
			<div>
				<MembersByLevel />
			</div>
		</div>
	);
}
