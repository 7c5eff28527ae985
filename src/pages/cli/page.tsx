import type { MouseEvent } from "react";
import { askedScenario } from "#src/composer/composer-query.ts";
import { LateComposer } from "#src/composer/late-composer.tsx";
import { composerWords } from "#src/content/command-guide/composer.ts";
import { guideSections } from "#src/content/commands/command.ts";
import { guideSectionWords } from "#src/content/commands/guide-sections.ts";
import { isPlainClick } from "#src/navigation/navigate.ts";
import { useQuery } from "#src/navigation/use-query.ts";
import { type MenuSection, SectionMenuPage } from "#src/page-sections/section-menu-page.tsx";
import { stillPage } from "#src/still/still.tsx";
import { answerGuideClick } from "./parts/answer-click.ts";
import { CommandFilter } from "./parts/command-filter.tsx";
import { useGuideFilter } from "./parts/use-guide-filter.ts";

export const description =
	"The Cherry CLI guide in thirteen sections: commands with usage, examples and options, from welcome to advanced.";

const { part, Still } = stillPage("cli", () => import("./still-parts.tsx"));

export { part };

const [welcome, ...others] = guideSections.map((id): MenuSection => {
	const { title, kanji, description } = guideSectionWords[id];
	return {
		id,
		label: title,
		kanji,
		introduction: description,
		content: (
			<Still>{({ Welcome, GuideCommands }) => (id === "welcome" ? <Welcome /> : <GuideCommands section={id} />)}</Still>
		),
	};
});
const composer: MenuSection = { id: "composer", ...composerWords, content: <LateComposer />, unlisted: true };
const sections: [MenuSection, ...MenuSection[]] = [welcome as MenuSection, ...others, composer];
const titles = Object.fromEntries(guideSections.map((id) => [id, guideSectionWords[id].title]));

/** The guide to Cherry CLI in thirteen sections, with the command composer. Specification 2.11 */
export default function CliPage() {
	const [filter, setFilter] = useGuideFilter();
	const asked = askedScenario(useQuery());
	const answer = (event: MouseEvent) => {
		answerGuideClick(event);
		// A visitor who follows a link has found what they were looking for.
		const way = event.target instanceof Element ? event.target.closest("a, [role=group] > button") : null;
		if (filter !== "" && way && isPlainClick(event)) setFilter("");
	};
	return (
		<div onClickCapture={answer}>
			<SectionMenuPage
				page="cli"
				sections={sections}
				category={asked ? "composer" : null}
				above={<CommandFilter sections={titles} text={filter} onText={setFilter} />}
			/>
		</div>
	);
}
