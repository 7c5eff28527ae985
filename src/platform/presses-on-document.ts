const presses = new Set(["click", "mousedown", "mouseup"]);

/**
 * Redirects press listeners from an element to the document. React listens on its containers (roots and portal
 * targets), and screen readers call headings and pictures inside an element with press listeners "clickable" (its
 * issue 20895); with listeners on the document they do not. Call it before React gets the container; calling it again
 * does no harm.
 * @returns the container
 */
export function redirectPressListeners<Container extends Element>(container: Container): Container {
	if (Object.hasOwn(container, "onclick")) return container;
	// When React inserts into a container whose `onclick` is null, it sets one, for an old Safari.
	Object.defineProperty(container, "onclick", { value: undefined });
	const listen = container.addEventListener.bind(container);
	container.addEventListener = (
		type: string,
		listener: EventListenerOrEventListenerObject,
		options?: AddEventListenerOptions | boolean,
	) => (presses.has(type) ? document.addEventListener.bind(document) : listen)(type, listener, options);
	return container;
}
