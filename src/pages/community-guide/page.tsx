import { guideSections } from "#src/content/community-guide/sections.ts";
import { SectionMenuPage } from "#src/page-sections/section-menu-page.tsx";
import { Ceremonies } from "./parts/ceremonies.tsx";
import { Culture } from "./parts/culture.tsx";
import { Growing } from "./parts/growing.tsx";
import { Mentorship } from "./parts/mentorship.tsx";
import { Sharing } from "./parts/sharing.tsx";
import { Welcome } from "./parts/welcome.tsx";

export const description =
	"How the community works for somebody new: practices, growing, sharing, mentorship and ceremonies.";

/** How the community works, for newcomers: six sections beside a menu. Specification 2.7 */
export default function CommunityGuidePage() {
	return (
		<SectionMenuPage
			page="community-guide"
			sections={[
				{ id: "welcome", ...guideSections.welcome, content: <Welcome /> },
				{ id: "growing", ...guideSections.growing, content: <Growing /> },
				{ id: "sharing", ...guideSections.sharing, content: <Sharing /> },
				{ id: "culture", ...guideSections.culture, content: <Culture /> },
				{ id: "mentorship", ...guideSections.mentorship, content: <Mentorship /> },
				{ id: "ceremonies", ...guideSections.ceremonies, content: <Ceremonies /> },
			]}
		/>
	);
}
