import { matchPath, routeOf } from "#src/navigation/match-path.ts";
import { goTo } from "#src/navigation/navigate.ts";
import { withoutBase } from "#src/navigation/url.ts";
import { reach } from "#src/page-sections/place-within.ts";
import { afterPaint } from "#src/platform/after-paint.ts";

/**
 * Goes to a page or a place on one. Who comes to another page is received there; on the same page the place is brought
 * into view here, once its section is shown.
 * @param path path of ours, without base; may carry a fragment
 */
export function openPlace(path: string): void {
	const [, fragment] = path.split("#");
	const isHere = routeOf(path).path === matchPath(withoutBase(location.pathname)).path;
	goTo(path);
	if (!isHere || !fragment) return;
	afterPaint(() => {
		const element = document.getElementById(fragment);
		if (element) reach(element, "instant");
	});
}
