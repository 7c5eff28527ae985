const presses = new Set(["click", "mousedown", "mouseup"]);

/**
 * Has those who listen to presses on an element listen on the document instead. React listens on its container, and in a
 * container that listens to presses screen readers call headings and pictures "clickable" (its issue 20895); in a document
 * they do not. To be called before React has the container.
 */
export function hearPressesOnDocument(container: HTMLElement): void {
	const listen = container.addEventListener.bind(container);
	container.addEventListener = (
		type: string,
		listener: EventListenerOrEventListenerObject,
		options?: AddEventListenerOptions | boolean,
	) => (presses.has(type) ? document.addEventListener.bind(document) : listen)(type, listener, options);
}
