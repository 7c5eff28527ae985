import type { ReactNode } from "react";
import { communityActivity } from "#src/content/home.ts";
import { ACTIVITY_MS, useRotation } from "#src/rotation/use-rotation.ts";
import { ActivityList } from "#src/ui/activity-list.tsx";
import styles from "./activity-section.module.css";

/**
 * Members' activity, highlighted one message after another, and beside it `children`: who they are. Specification 4.3.
 */
export function ActivitySection({ children }: { children: ReactNode }) {
	const { index, rest } = useRotation(communityActivity.length, ACTIVITY_MS);
	return (
		<div className={styles.columns}>
			<div {...rest}>
				<ActivityList activities={communityActivity} lit={index} />
			</div>
			{children}
		</div>
	);
}
