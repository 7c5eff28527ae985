import type { ReactNode } from "react";
import { settingsParts } from "#src/content/settings/openings.ts";
import type { MenuSection } from "#src/page-sections/section-menu-page.tsx";
import { SectionTabsPage } from "#src/page-sections/section-tabs-page.tsx";
import { useAskedCategory } from "#src/page-sections/use-asked-category.ts";
import { Cultural } from "./parts/cultural.tsx";
import { Notifications } from "./parts/notifications.tsx";
import { Overview } from "./parts/overview.tsx";
import { Preferences } from "./parts/preferences.tsx";
import { Privacy } from "./parts/privacy.tsx";
import { Profile } from "./parts/profile.tsx";

export const description = "What a member can set, from profile to privacy, and what this site keeps in your browser.";

const section = (id: keyof typeof settingsParts, content: ReactNode): MenuSection => {
	const { icon: _, ...words } = settingsParts[id];
	return { id, content, ...words };
};

/** A description of a member's settings; the ones that work are in the header's panel. Specification 2.13 and 3. */
export default function SettingsPage() {
	return (
		<SectionTabsPage
			introduction={description}
			page="settings"
			category={useAskedCategory()}
			sections={[
				section("overview", <Overview />),
				section("profile", <Profile />),
				section("preferences", <Preferences />),
				section("cultural", <Cultural />),
				section("notifications", <Notifications />),
				section("privacy", <Privacy />),
			]}
		/>
	);
}
