import { memo, type ToggleEvent, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { Today } from "#src/almanac/today.tsx";
import { siteMap } from "#src/content/site-map.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import type { PageKey, SiteMapEntry } from "#src/navigation/site-map-entry.ts";
import { matchesMedia, onMediaChange } from "#src/platform/media-query.ts";
import { preferencesStore } from "#src/preferences/preferences.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Crest } from "./crest.tsx";
import styles from "./sidebar.module.css";

export const NAVIGATION_ID = "ecosystem-navigation";

/** Where the style sheet shows a rail. */
const HAS_RAIL = "(min-width: 64em) and (min-height: 37.5em) and (hover: hover)";

/**
 * The width from which the open sidebar fits beside a page; below it, opening it shows a drawer over the page. In em,
 * as in style sheets: larger text in the browser counts as less room.
 */
const OPEN_BESIDE: Record<SiteMapEntry["layout"], string> = {
	plain: "(min-width: 80em)",
	side: "(min-width: 96em)",
};

/** On a link whose label beside the rail Escape has hidden, until the pointer or the focus leaves it. */
const DISMISSED = "data-dismissed";

const items = siteMap.filter((entry) => entry.inSidebar);

interface SidebarProps {
	page: PageKey;
	layout: SiteMapEntry["layout"];
	onDrawerChange: (open: boolean) => void;
}

/**
 * The only navigation landmark: open beside the page, collapsed to a rail, or a drawer over the page. It is one
 * element in all three forms; as a drawer it is a popover, which opens without script too, closes on Escape and
 * restores focus.
 */
export const Sidebar = memo(function Sidebar({ page, layout, onDrawerChange }: SidebarProps) {
	const nav = useRef<HTMLElement>(null);
	const openButton = useRef<HTMLButtonElement>(null);
	const closeButton = useRef<HTMLButtonElement>(null);

	useEffect(() => {
		const hide = () => {
			nav.current?.hidePopover?.();
			// The button that opened the drawer may be hidden now, as the one that closes it: neither can have the focus.
			const { activeElement } = document;
			if (nav.current?.contains(activeElement) && activeElement?.checkVisibility?.() === false) nav.current.focus();
		};
		const stops = [HAS_RAIL, OPEN_BESIDE[layout]].map((query) => onMediaChange(query, hide));
		return () => {
			for (const stop of stops) stop();
		};
	}, [layout]);

	useEffect(() => {
		const dismissLabels = ({ key }: KeyboardEvent) => {
			if (key !== "Escape") return;
			for (const link of nav.current?.querySelectorAll("a:is(:hover, :focus-visible)") ?? []) {
				link.toggleAttribute(DISMISSED, true);
				for (const left of ["mouseleave", "blur"])
					link.addEventListener(left, () => link.removeAttribute(DISMISSED), { once: true });
			}
		};
		document.addEventListener("keydown", dismissLabels);
		return () => document.removeEventListener("keydown", dismissLabels);
	}, []);

	const isDrawer = () => "popover" in HTMLElement.prototype && nav.current?.matches(":popover-open");
	const enterDrawer = () => {
		onDrawerChange(true);
		if (!nav.current?.contains(document.activeElement)) closeButton.current?.focus();
	};
	// It may have been opened before hydration.
	const adopt = useEffectEvent(() => {
		if (isDrawer()) enterDrawer();
	});
	useEffect(() => adopt(), []);

	const rest = () => {
		if (isDrawer()) return nav.current?.hidePopover();
		preferencesStore.setState({ sidebar: "closed" });
		// Without a rail to hold its button, the header's button is there: one of the two takes the focus.
		openButton.current?.focus();
		document.querySelector<HTMLElement>(`[popovertarget="${NAVIGATION_ID}"]`)?.focus();
	};
	const onBeforeToggle = (event: ToggleEvent<HTMLElement>) => {
		// The browser restores focus while it closes the drawer; an element that is still inert cannot take it.
		if (event.newState === "closed") return flushSync(() => onDrawerChange(false));
		if (!matchesMedia(OPEN_BESIDE[layout])) return;
		event.preventDefault();
		preferencesStore.setState({ sidebar: "open" });
		closeButton.current?.focus();
	};
	const onToggle = (event: ToggleEvent<HTMLElement>) => {
		if (event.newState === "open") enterDrawer();
	};

	return (
		<nav
			id={NAVIGATION_ID}
			ref={nav}
			popover="auto"
			tabIndex={-1}
			className={styles.navigation}
			aria-label="Ecosystem Navigation"
			onBeforeToggle={onBeforeToggle}
			onToggle={onToggle}
		>
			<div className={styles.head}>
				<Crest />
				<span className={styles.name}>Ecosystem Navigation</span>
				<button
					type="button"
					ref={openButton}
					className={styles.open}
					aria-label="Open navigation"
					onClick={() => nav.current?.showPopover?.()}
				>
					<Icon name="panel-left-open" />
				</button>
				<button type="button" ref={closeButton} className={styles.close} aria-label="Close navigation" onClick={rest}>
					<Icon name="panel-left-close" className={styles.whenBeside} />
					<Icon name="x" size={20} className={styles.whenOver} />
				</button>
			</div>
			<NavigationList page={page} onLeave={() => nav.current?.hidePopover?.()} />
			<Today />
		</nav>
	);
});

const NavigationList = memo(
	function NavigationList({ page, onLeave }: { page: PageKey; onLeave: () => void }) {
		return (
			<ul className={styles.list}>
				{items.map((entry) => (
					<li key={entry.key}>
						<PageLink
							to={entry.paths[0]}
							className={styles.item}
							aria-current={entry.key === page ? "page" : undefined}
							onClick={onLeave}
						>
							<Icon name={entry.icon} />
							<span className={styles.text}>
								<span className={styles.title}>{entry.title}</span>{" "}
								<span className={styles.tagline}>{entry.tagline}</span>
							</span>
							<span className={styles.kanji} lang="ja" aria-hidden="true">
								{entry.kanji.kanji}
							</span>
						</PageLink>
					</li>
				))}
			</ul>
		);
	},
	(before, after) => before.page === after.page,
);
