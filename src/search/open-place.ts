import { matchPath, routeOf } from "#src/navigation/match-path.ts";
import { goTo } from "#src/navigation/navigate.ts";
import { revealPlace } from "#src/navigation/reveal-place.ts";
import { withoutBase } from "#src/navigation/url.ts";
import { afterPaint } from "#src/platform/after-paint.ts";

/**
 * Navigates to a page or to a place on it. Another page scrolls to the fragment itself on arrival; on the current page the
 * place is scrolled into view here, once its section is shown.
 * @param path path within the site, without the base path; may carry a fragment
 */
export function openPlace(path: string): void {
	const [, fragment] = path.split("#");
	const isHere = routeOf(path).path === matchPath(withoutBase(location.pathname)).path;
	goTo(path);
	if (!isHere || !fragment) return;
	afterPaint(() => {
		const element = document.getElementById(fragment);
		if (element) revealPlace(element, "instant");
	});
}
