/**
 * Keeps the focus and screen readers in an element, which has the focus. The rest of the page becomes inert only when
 * the focus is about to leave: browsers compute the style of every element anew for it, which delays what is shown.
 * @returns a function that ends it
 */
export function isolate(element: Element): () => void {
	const rest = elementsBeside(element);
	const setInert = (inert: boolean) => {
		for (const other of rest) other.inert = inert;
	};
	const onKeyDown = ({ key }: KeyboardEvent) => key === "Tab" && setInert(true);
	// Without a key, for example by the arrows above the keyboard of a phone.
	const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
		if (element.contains(target as Node)) return;
		setInert(true);
		if (relatedTarget instanceof HTMLElement) relatedTarget.focus();
	};
	for (const other of rest) other.setAttribute("aria-hidden", "true");
	document.addEventListener("keydown", onKeyDown, true);
	document.addEventListener("focusin", onFocusIn);
	return () => {
		for (const other of rest) other.removeAttribute("aria-hidden");
		setInert(false);
		document.removeEventListener("keydown", onKeyDown, true);
		document.removeEventListener("focusin", onFocusIn);
	};
}

/**
 * The largest elements of the page that neither contain an element nor lie in it and are not hidden anyway. Live
 * regions are none of them: what is announced meanwhile is to be heard.
 */
function elementsBeside(element: Element): HTMLElement[] {
	const { parentElement: parent } = element;
	if (!parent || element === document.body) return [];
	const siblings = [...parent.children].filter(
		(other): other is HTMLElement =>
			other !== element &&
			other instanceof HTMLElement &&
			!other.matches("[inert], [aria-hidden], :has(> [aria-live])"),
	);
	return [...siblings, ...elementsBeside(parent)];
}
