import { communitySections } from "#src/content/community/sections.ts";
import { SectionMenuPage } from "#src/page-sections/section-menu-page.tsx";
import { Ceremonies } from "./parts/ceremonies.tsx";
import { Contributions } from "./parts/contributions.tsx";
import { Governance } from "./parts/governance.tsx";
import { Membership } from "./parts/membership.tsx";
import { Mentorship } from "./parts/mentorship.tsx";
import { Overview } from "./parts/overview.tsx";

export const description =
	"Membership levels, mentorship paths, contributions, ceremonies and the circles that govern.";

/** Six sections beside a menu. Specification 2.6 */
export default function CommunityPage() {
	return (
		<SectionMenuPage
			page="community"
			sections={[
				{ id: "overview", ...communitySections.overview, content: <Overview /> },
				{ id: "membership", ...communitySections.membership, content: <Membership /> },
				{ id: "mentorship", ...communitySections.mentorship, content: <Mentorship /> },
				{ id: "contributions", ...communitySections.contributions, content: <Contributions /> },
				{ id: "ceremonies", ...communitySections.ceremonies, content: <Ceremonies /> },
				{ id: "governance", ...communitySections.governance, content: <Governance /> },
			]}
		/>
	);
}
