import { useEffect, useRef, useState } from "react";
import { LiveRegions } from "#src/accessibility/live-regions.tsx";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { rememberScroll } from "#src/navigation/scroll-memory.ts";
import { useRoute } from "#src/navigation/use-route.ts";
import { connectDisplay } from "#src/preferences/follow-display.ts";
import { followOtherTabs } from "#src/preferences/preferences.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LateAtmosphere } from "./late-atmosphere.tsx";
import { PageOutlet } from "./page-outlet.tsx";
import { focusHeading } from "./run-shortcut.ts";
import styles from "./shell.module.css";
import { Sidebar } from "./sidebar.tsx";

// The same elements in every render, so that React skips them when the page changes.
const header = <Header />;
const footer = <Footer />;
const footerWithPattern = <Footer hasPattern />;
const liveRegions = <LiveRegions />;
const atmosphere = <LateAtmosphere />;

/** The frame around every page: skip link, header, sidebar, main, footer, live regions. Specification 2.2. */
export function Shell({ prerenderedPath }: { prerenderedPath: string | undefined }) {
	const route = useRoute(prerenderedPath);
	const [drawerOpen, setDrawerOpen] = useState(false);
	const main = useRef<HTMLElement>(null);
	const { layout, patternAtFoot } = siteMapEntry(route.page);

	useEffect(rememberScroll, []);
	useEffect(followOtherTabs, []);
	useEffect(connectDisplay, []);
	useEffect(() => void document.documentElement.toggleAttribute("data-drawer", drawerOpen), [drawerOpen]);

	return (
		<div className={styles.shell} data-layout={layout}>
			{/* biome-ignore lint/a11y/useValidAnchor: a real link without script; with script it adds no history entry */}
			<a
				className={styles.skip}
				href="#main"
				inert={drawerOpen}
				onClick={(event) => {
					event.preventDefault();
					main.current?.focus();
					// In the reader a list of documents comes first.
					if (route.page === "documents") focusHeading();
				}}
			>
				Skip to main content
			</a>
			<Sidebar page={route.page} layout={layout} onDrawerChange={setDrawerOpen} />
			<div className={styles.column} inert={drawerOpen}>
				{header}
				<main id="main" ref={main} tabIndex={-1} className={styles.main}>
					<PageOutlet route={route} main={main} />
				</main>
				{patternAtFoot ? footerWithPattern : footer}
			</div>
			{liveRegions}
			{atmosphere}
		</div>
	);
}
