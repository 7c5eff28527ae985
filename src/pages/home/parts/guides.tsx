import { siteMap } from "#src/content/site-map.ts";
import { LinkRows } from "#src/navigation/link-rows.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** The pages that are not in the navigation: every guide, and the documents. */
export function Guides() {
	const guides = siteMap.filter(({ inSidebar }) => !inSidebar);
	return (
		<LinkRows
			rows={guides.map(({ paths: [to], icon, title, tagline, kanji }) => ({
				to,
				mark: <Icon name={icon} />,
				title,
				description: tagline,
				kanji: kanji.kanji,
			}))}
		/>
	);
}
