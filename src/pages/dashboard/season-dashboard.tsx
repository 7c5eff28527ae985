import { useEffect, useState } from "react";
import { seasonWords } from "#src/content/season-words.ts";
import { useLazyModule } from "#src/platform/use-lazy-module.ts";
import type { Season } from "#src/season/season.ts";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { DashboardContent } from "./dashboard-content.tsx";
import { DashboardError } from "./dashboard-error.tsx";
import type { DashboardPlan } from "./dashboard-plan.ts";
import { dashboards } from "./dashboards.ts";
import { PlannedDashboard } from "./planned-dashboard.tsx";
import { type SlideDirection, slideDirection } from "./slide-direction.ts";
import { YearRoundDashboard } from "./year-round-dashboard.tsx";

interface SeasonDashboardProps {
	season: Season;
	today: Date;
	/** Called when its error is reset; the pressed button disappears. */
	onRetry: () => void;
}

/** A dashboard on the page, with the side it slides in from; without one there is no animation. */
interface Shown {
	season: Season;
	plan: DashboardPlan;
	direction: SlideDirection | undefined;
}

/** How long the dashboard of another season stays while the next one is under way, in ms: as for the target of a link. */
const patienceMs = 200;

/**
 * A season's dashboard, or its loading or error view above the content that is true in every season: an error leaves
 * the page's title, its window and the shell alone. Specification 2.5 and 8.
 */
export function SeasonDashboard({ season, today, onRetry }: SeasonDashboardProps) {
	const { name } = seasonWords[season];
	const error = (reset: () => void) => {
		const retry = () => {
			reset();
			onRetry();
		};
		return <YearRoundDashboard instead={<DashboardError name={name} onRetry={retry} />} />;
	};
	return (
		<ErrorBoundary fallback={error} resetKey={season}>
			<LoadedDashboard season={season} today={today} />
		</ErrorBoundary>
	);
}

function LoadedDashboard({ season, today }: Omit<SeasonDashboardProps, "onRetry">) {
	const module = useLazyModule(dashboards[season]);
	const [shown, setShown] = useState<Shown>();
	const [overdue, setOverdue] = useState<Season>();
	if (module && shown?.season !== season) {
		setShown({ season, plan: module.plan, direction: shown && slideDirection(shown.season, season) });
	}
	useEffect(() => {
		if (module) return;
		const patience = setTimeout(() => setOverdue(season), patienceMs);
		return () => clearTimeout(patience);
	}, [module, season]);

	if (!shown || (shown.season !== season && overdue === season)) return <YearRoundDashboard loading={season} />;
	return (
		<DashboardContent key={shown.season} data-dashboard={shown.season} data-slide={shown.direction}>
			<PlannedDashboard season={shown.season} plan={shown.plan} today={today} />
		</DashboardContent>
	);
}
