import { useEffect, useState } from "react";
import { siteAnswers } from "#src/platform/site-answers.ts";

/** Whether the error screen is shown in place of the page. */
export const isErrorShown = (): boolean => document.querySelector('#main > [role="alert"]') !== null;

/**
 * Whether the error screen is shown in place of a page and the site does not answer: the code of the page, or of a
 * part of it, is not kept. Read from the DOM, because a part can fail without other code knowing.
 */
export function useUnreachable(): boolean {
	const [unreachable, setUnreachable] = useState(false);
	useEffect(() => {
		const main = document.getElementById("main");
		if (!main) return;
		const look = async () => setUnreachable(isErrorShown() && !(await siteAnswers()) && isErrorShown());
		const observer = new MutationObserver(() => void look());
		observer.observe(main, { childList: true });
		void look();
		return () => observer.disconnect();
	}, []);
	return unreachable;
}
