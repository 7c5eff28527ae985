import { siteMap } from "#src/content/site-map.ts";
import { LinkRows, pageRow } from "#src/navigation/link-rows.tsx";

/** The pages that are not in the navigation: every guide, and the documents. */
export const Guides = () => <LinkRows rows={siteMap.filter(({ inSidebar }) => !inSidebar).map(pageRow)} />;
