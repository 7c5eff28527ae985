import { cultureTabs } from "#src/content/culture/openings.ts";
import { SectionTabsPage } from "#src/page-sections/section-tabs-page.tsx";
import { Ceremonies } from "./parts/ceremonies.tsx";
import { Learning } from "./parts/learning.tsx";
import { Mentorship } from "./parts/mentorship.tsx";

export const description =
	"What eight Japanese words ask of code, how members teach one another, and the four seasonal ceremonies.";

/** How the community learns, teaches and celebrates. Specification 2.8. */
export default function CulturePage() {
	return (
		<SectionTabsPage
			page="culture"
			introduction={description}
			sections={[
				{ id: "learning", ...cultureTabs.learning, content: <Learning /> },
				{ id: "mentorship", ...cultureTabs.mentorship, content: <Mentorship /> },
				{ id: "ceremonies", ...cultureTabs.ceremonies, content: <Ceremonies /> },
			]}
		/>
	);
}
