import { proposalPhases } from "#src/content/facts/seeds.ts";
import { phaseWords } from "#src/content/tokens/proposals.ts";
import { rangeText } from "#src/figures/number-word.ts";
import { Timeline } from "#src/ui/timeline.tsx";
import { proposalDays } from "../derived-figures.ts";
import { How } from "./part.tsx";

const least = proposalPhases.map(({ days }) => days[0]).join(" + ");
const most = proposalPhases.map(({ days }) => days[1]).join(" + ");

/** From discussion to execution, with the duration of each phase. Specification 4.4. */
export function ProposalLifecycle() {
	return (
		<>
			<Timeline
				phases={proposalPhases.map(({ id, name, days }) => ({
					...phaseWords[id],
					title: name,
					days: days[1],
					duration: `${rangeText(days)} days`,
					state: "described",
				}))}
			/>
			<How>
				At least {least} = {proposalDays[0]} days, at most {most} = {proposalDays[1]}.
			</How>
		</>
	);
}
