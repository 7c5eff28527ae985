/* The stateless parts of the page: their code is not fetched if the page was prerendered with them. */

import { Economics as EconomicsParts } from "./parts/economics.tsx";
import { PriceSinceLaunch as PriceChart } from "./parts/price-since-launch.tsx";
import { ProposalLifecycle as Lifecycle } from "./parts/proposal-lifecycle.tsx";
import { TeamVestingChart as VestingChart, TeamVestingTable as VestingTable } from "./parts/team-vesting-chart.tsx";

export const PriceSinceLaunch = () => <PriceChart />;

export const TeamVestingChart = () => <VestingChart />;

export const TeamVestingTable = () => <VestingTable />;

export const Economics = () => <EconomicsParts />;

export const ProposalLifecycle = () => <Lifecycle />;
