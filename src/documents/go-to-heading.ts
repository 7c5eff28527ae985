import { goTo } from "#src/navigation/navigate.ts";
import { withoutBase } from "#src/navigation/url.ts";

/** Goes to a heading of the open document: its own history entry, scroll and focus. */
export function goToHeading(id: string): void {
	goTo(`${withoutBase(location.pathname)}#${id}`);
	const heading = document.getElementById(id);
	heading?.scrollIntoView();
	heading?.setAttribute("tabindex", "-1");
	heading?.focus({ preventScroll: true });
}
