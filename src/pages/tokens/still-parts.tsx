/* The stateless parts of the page: their code is not fetched if the page was prerendered with them. */

export { Economics } from "./parts/economics.tsx";
export { PriceSinceLaunch } from "./parts/price-since-launch.tsx";
export { ProposalLifecycle } from "./parts/proposal-lifecycle.tsx";
export { TeamVestingChart, TeamVestingTable } from "./parts/team-vesting-chart.tsx";
export { TokenMetrics } from "./parts/token-metrics.tsx";
