import { focusHere } from "./focus-place.ts";
import { goTo } from "./navigate.ts";
import { withoutBase } from "./url.ts";

/** Goes to a place on the open page: a new history entry, scroll and focus. @param id of its element */
export function goToPlace(id: string): void {
	goTo(`${withoutBase(location.pathname)}#${id}`);
	const place = document.getElementById(id);
	if (!place) return;
	place.scrollIntoView();
	focusHere(place);
}
