const presses = new Set(["click", "mousedown", "mouseup"]);

/**
 * Has those who listen to presses on an element listen on the document instead. React listens on its containers, roots and
 * the places of portals, and in an element that listens to presses screen readers call headings and pictures "clickable"
 * (its issue 20895); in a document they do not. To be called before React has the container; again does no harm.
 * @returns the container
 */
export function hearPressesOnDocument<Container extends HTMLElement>(container: Container): Container {
	if (Object.hasOwn(container, "onclick")) return container;
	// Where React puts something into a container whose `onclick` is null, it sets one, for an old Safari.
	Object.defineProperty(container, "onclick", { value: undefined });
	const listen = container.addEventListener.bind(container);
	container.addEventListener = (
		type: string,
		listener: EventListenerOrEventListenerObject,
		options?: AddEventListenerOptions | boolean,
	) => (presses.has(type) ? document.addEventListener.bind(document) : listen)(type, listener, options);
	return container;
}
