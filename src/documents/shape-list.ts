import { toString as textOfHtml } from "hast-util-to-string";
import type { ArticleProps } from "./article-node.ts";
import type { HtmlElement, HtmlNode } from "./markdown-tree.ts";

/** A note's id, or the class of a task; names the task's box after its text. */
export function listItemProps({ properties, children }: HtmlElement): ArticleProps | null {
	if (properties.id) return { id: String(properties.id) };
	const isTask = Array.isArray(properties.className) && properties.className.includes("task-list-item");
	if (!isTask) return null;
	const box = findInput(children);
	if (box) box.properties.ariaLabel = children.map(textOfItem).join("").replace(/\s+/g, " ").trim() || "Task";
	return { className: "task-list-item" };
}

/** The text of a task without that of the tasks below it. */
function textOfItem(node: HtmlNode): string {
	return node.type === "element" && ["ul", "ol"].includes(node.tagName)
		? ""
		: "children" in node || node.type === "text"
			? textOfHtml(node)
			: "";
}

function findInput(children: readonly HtmlNode[]): HtmlElement | undefined {
	for (const child of children) {
		if (child.type !== "element") continue;
		if (child.tagName === "input") return child;
		if (child.tagName === "p") return findInput(child.children);
	}
	return undefined;
}

/** A task's box: it shows a state and cannot be changed. */
export function inputProps({ properties }: HtmlElement): ArticleProps {
	const label = String(properties.ariaLabel ?? "Task");
	return { type: "checkbox", checked: properties.checked === true, disabled: true, "aria-label": label };
}

/** Class and first number of a list. */
export function listProps({ className, start }: HtmlElement["properties"]): ArticleProps | null {
	const props: ArticleProps = {};
	if (Array.isArray(className)) props.className = className.join(" ");
	if (typeof start === "number") props.start = start;
	return Object.keys(props).length > 0 ? props : null;
}
