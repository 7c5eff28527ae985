import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import styles from "./panel.module.css";

/** `onFound` is called when find-in-page or a fragment reaches a hidden panel; `tab` names the tab it belongs to. */
export type PanelProps = { id: string; active: boolean; onFound: () => void; tab?: string; children: ReactNode };

/**
 * A section that stays in the page while another is selected: searchable, and shown when there is no script.
 * @example <Panel id="staking" active={selected === "staking"} onFound={() => select("staking")}>…</Panel>
 */
export function Panel({ id, active, onFound, tab, children }: PanelProps) {
	const panel = useRef<HTMLDivElement>(null);
	const tellFound = useEffectEvent(onFound);
	// React 19.3 writes `hidden` only as a boolean, so the attribute is set by hand; until then the class hides the
	// panel.
	useLayoutEffect(() => {
		if (active) panel.current?.removeAttribute("hidden");
		else panel.current?.setAttribute("hidden", "until-found");
	}, [active]);
	useEffect(() => {
		const element = panel.current;
		const tell = () => tellFound();
		element?.addEventListener("beforematch", tell);
		return () => element?.removeEventListener("beforematch", tell);
	}, []);

	// `until-found` alone would keep a closed panel in the tab order and in the accessibility tree.
	const asTab = tab && active ? { role: "tabpanel", "aria-labelledby": tab, tabIndex: 0 } : {};
	return (
		<div {...asTab} ref={panel} id={id} className={active ? undefined : styles.closed}>
			{children}
		</div>
	);
}
