import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import styles from "./panel.module.css";

/** Marks a closed panel in prerendered markup. */
export const UNTIL_FOUND = "data-until-found";

/** Of the panel that the page was served with; removed once the page is live. */
const served = import.meta.env.SSR ? styles.served : undefined;

/** `onFound` is called when find-in-page or a fragment reaches a hidden panel; `tab` names the tab it belongs to. */
export type PanelProps = { id: string; active: boolean; onFound: () => void; tab?: string; children: ReactNode };

/**
 * A section that stays in the page while another is selected: searchable, and shown when there is no script.
 * @example <Panel id="staking" active={selected === "staking"} onFound={() => select("staking")}>…</Panel>
 */
export function Panel({ id, active, onFound, tab, children }: PanelProps) {
	const panel = useRef<HTMLDivElement>(null);
	const tellFound = useEffectEvent(onFound);
	// React 19.3 writes `hidden` only as a boolean, so the attribute is set by hand; prerendering writes it in place of
	// the marker.
	useLayoutEffect(() => {
		if (!panel.current) return;
		if (active) panel.current.removeAttribute("hidden");
		else if (panel.current.matches(`[hidden], [${UNTIL_FOUND}]`)) panel.current.setAttribute("hidden", "until-found");
		// The browser opened it before the page was live: for find-in-page, or for the address, which the page follows.
		else if (!panel.current.matches(":target, :has(:target)")) tellFound();
	}, [active]);
	useEffect(() => {
		if (active) panel.current?.removeAttribute("class");
	}, [active]);
	useEffect(() => {
		const element = panel.current;
		const tell = () => tellFound();
		element?.addEventListener("beforematch", tell);
		return () => element?.removeEventListener("beforematch", tell);
	}, []);

	// `until-found` alone would keep a closed panel in the tab order and in the accessibility tree.
	const asTab = tab && active ? { role: "tabpanel", "aria-labelledby": tab, tabIndex: 0 } : {};
	const mark = active ? {} : { [UNTIL_FOUND]: "" };
	return (
		<div {...asTab} {...mark} ref={panel} id={id} className={active ? served : styles.closed}>
			{children}
		</div>
	);
}
