import { libraryTabs } from "#src/content/library/openings.ts";
import { SectionTabsPage } from "#src/page-sections/section-tabs-page.tsx";
import { Components } from "./parts/components.tsx";
import { Effects } from "./parts/effects.tsx";
import { Examples } from "./parts/examples.tsx";
import { Hooks } from "./parts/hooks.tsx";
import { StillPart } from "./parts/still-part.tsx";
import { Theming } from "./parts/theming.tsx";

export const description =
	"The component library: 15+ components, six effects, six hooks and four themes, with live examples.";

export { part } from "./parts/still-part.tsx";

/** The building blocks of the site: components, effects, hooks and themes, each running live. Specification 2.12. */
export default function SakuraShowcasePage() {
	return (
		<SectionTabsPage
			page="sakura-showcase"
			introduction={description}
			sections={[
				{
					id: "overview",
					...libraryTabs.overview,
					content: <StillPart>{({ LibraryOverview }) => <LibraryOverview />}</StillPart>,
				},
				{ id: "components", ...libraryTabs.components, content: <Components /> },
				{ id: "effects", ...libraryTabs.effects, content: <Effects /> },
				{ id: "hooks", ...libraryTabs.hooks, content: <Hooks /> },
				{ id: "theming", ...libraryTabs.theming, content: <Theming /> },
				{ id: "examples", ...libraryTabs.examples, content: <Examples /> },
			]}
		/>
	);
}
