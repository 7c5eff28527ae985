import { seasonWords } from "#src/content/season-words.ts";
import { useLazyModule } from "#src/platform/use-lazy-module.ts";
import type { Season } from "#src/season/season.ts";
import { DashboardBoundary } from "./dashboard-boundary.tsx";
import { DashboardError } from "./dashboard-error.tsx";
import { dashboards } from "./dashboards.ts";
import styles from "./page.module.css";
import { PlannedDashboard } from "./planned-dashboard.tsx";
import type { SlideDirection } from "./slide-direction.ts";
import { YearRoundDashboard } from "./year-round-dashboard.tsx";

interface SeasonDashboardProps {
	season: Season;
	today: Date;
	/** Where it slides in from; without one it is simply there. */
	direction?: SlideDirection;
	/** Called when its error is reset; the button that was pressed goes away. */
	onRetry: () => void;
}

/** A season's dashboard, or its loading or error view above what is true in every season. Give it the season as `key`. */
export function SeasonDashboard({ season, onRetry, ...shown }: SeasonDashboardProps) {
	const { name } = seasonWords[season];
	return (
		<DashboardBoundary
			onReset={onRetry}
			fallback={(reset) => <YearRoundDashboard instead={<DashboardError name={name} onRetry={reset} />} />}
		>
			<LoadedDashboard season={season} {...shown} />
		</DashboardBoundary>
	);
}

function LoadedDashboard({ season, today, direction }: Omit<SeasonDashboardProps, "onRetry">) {
	const module = useLazyModule(dashboards[season]);
	if (!module) return <YearRoundDashboard loading={season} />;
	return (
		<div className={styles.content} data-dashboard={season} data-slide={direction}>
			<PlannedDashboard season={season} plan={module.plan} today={today} />
		</div>
	);
}
