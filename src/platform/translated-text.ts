/** What a translation put in the place of a text node. */
const standIns = new WeakMap<Node, Element>();

let isPrepared = false;
/** One for the visit, so that whoever follows twice is told once. */
const observer = new MutationObserver(remember);

/**
 * Keeps the page working after a browser has translated it. Translators replace text nodes by `<font>` elements, other
 * extensions by any; React knows the nodes alone, and fails when it removes one or inserts before it (React's issue
 * 11538), or changes one that nobody sees any more. From the first translation on, such operations apply to what stands in the node's place, and a
 * changed text takes its place back, where the translator finds it as a new one.
 * @returns a function that stops following
 */
export function followTranslation(): () => void {
	if (document.body.querySelector("font")) prepare();
	observer.observe(document.body, { childList: true, subtree: true });
	return () => observer.disconnect();
}

function remember(records: MutationRecord[]): void {
	for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
		const text = [...removedNodes].find(isText);
		const standIn = [...addedNodes].find(isElement) ?? [previousSibling, nextSibling].find(isFont);
		if (!text || !standIn) continue;
		standIns.set(text, standIn);
		prepare();
	}
}

const isText = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE;
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isFont = (node: Node | null): node is Element => node?.nodeName === "FONT";

/** What represents a node among the children of a parent; null for a text that is not there any more. */
function presentIn(parent: Node, node: Node): Node | null {
	if (node.parentNode === parent || !isText(node)) return node;
	const standIn = standIns.get(node);
	return standIn?.parentNode === parent ? standIn : null;
}

/** Replaces the three operations by which React changes text nodes. Pages that nobody translates keep the browser's. */
function prepare(): void {
	if (isPrepared) return;
	isPrepared = true;
	const { removeChild, insertBefore } = Node.prototype;
	const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") as PropertyDescriptor;
	Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
		const present = presentIn(this, child);
		if (present) removeChild.call(this, present);
		return child;
	};
	Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
		insertBefore.call(this, node, before && presentIn(this, before));
		return node;
	};
	Object.defineProperty(Node.prototype, "nodeValue", {
		...value,
		set(this: Node, text: string | null) {
			if (!this.parentNode) standIns.get(this)?.replaceWith(this);
			value.set?.call(this, text);
		},
	});
}
