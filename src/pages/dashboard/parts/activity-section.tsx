import { activity, type DemoActivity } from "#src/content/demo/activity.ts";
import { communityMembers, p2pNodes, upcomingCeremonies } from "#src/content/demo/empty-lists.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { ActivityList } from "#src/ui/activity-list.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LIST } from "#src/ui/list-role.ts";
import type { Lead } from "../dashboard-plan.ts";
import styles from "./activity-section.module.css";
import { SectionTitle } from "./section-title.tsx";

/** Recent activity, and lists that are still empty. `seasonal` comes before activity common to all seasons. */
export function ActivitySection({
	seasonal = [],
	lead,
}: {
	seasonal?: readonly DemoActivity[];
	lead?: Lead | undefined;
}) {
	return (
		<section aria-labelledby="activity">
			<SectionTitle id="activity" title="Lately" lead={lead} />
			<div className={styles.columns}>
				<ActivityList activities={[...seasonal, ...activity]} />
				<div className={styles.waiting}>
					<Waiting
						names={communityMembers.map(({ username }) => username)}
						title="No companions yet"
						text="Members you choose to follow after a pairing or a ceremony are listed here."
						to="/community"
						link="Meet the community"
					/>
					<Waiting
						names={p2pNodes.map(({ location }) => location)}
						title="No node of your own yet"
						text="Your servers earn their Seeds outside the mesh. A machine that you join to it reports here."
						to="/infrastructure/p2p"
						link="How nodes join"
					/>
					<Waiting
						names={upcomingCeremonies.map(({ title }) => title)}
						title="No ceremony announced"
						text="What your circles announce is listed here with its date; the ceremonies of the year are in the calendar."
						to="/ceremonies"
						link="The year in ceremonies"
					/>
				</div>
			</div>
		</section>
	);
}

interface WaitingProps {
	names: readonly string[];
	title: string;
	text: string;
	to: string;
	link: string;
}

/** A list that is initially empty: says what will be in it, and where to go meanwhile. */
function Waiting({ names, title, text, to, link }: WaitingProps) {
	if (names.length > 0) {
		return (
			<ul {...LIST}>
				{names.map((name) => (
					<li key={name}>{name}</li>
				))}
			</ul>
		);
	}
	return (
		<EmptyState title={title} action={<PageLink to={to}>{link}</PageLink>}>
			{text}
		</EmptyState>
	);
}
