import { seasonWords } from "#src/content/season-words.ts";
import { useLazyModule } from "#src/platform/use-lazy-module.ts";
import type { Season } from "#src/season/season.ts";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { DashboardError } from "./dashboard-error.tsx";
import { dashboards } from "./dashboards.ts";
import styles from "./page.module.css";
import { PlannedDashboard } from "./planned-dashboard.tsx";
import type { SlideDirection } from "./slide-direction.ts";
import { YearRoundDashboard } from "./year-round-dashboard.tsx";

interface SeasonDashboardProps {
	season: Season;
	today: Date;
	/** Where it slides in from; without it there is no animation. */
	direction?: SlideDirection | undefined;
	/** Called when its error is reset; the pressed button disappears. */
	onRetry: () => void;
}

/**
 * A season's dashboard, or its loading or error view above the content that is true in every season: an error leaves
 * the page's title, its window and the shell alone. Pass the season as `key`. Specification 2.5 and 8.
 */
export function SeasonDashboard({ season, onRetry, ...shown }: SeasonDashboardProps) {
	const { name } = seasonWords[season];
	const error = (reset: () => void) => {
		const retry = () => {
			reset();
			onRetry();
		};
		return <YearRoundDashboard instead={<DashboardError name={name} onRetry={retry} />} />;
	};
	return (
		<ErrorBoundary fallback={error}>
			<LoadedDashboard season={season} {...shown} />
		</ErrorBoundary>
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
