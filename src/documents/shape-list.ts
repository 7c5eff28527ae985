import type { ArticleProps } from "./article-node.ts";
import type { HtmlElement } from "./markdown-tree.ts";

/** A note's id, or a task's class. */
export function listItemProps({ properties }: HtmlElement): ArticleProps | null {
	if (properties.id) return { id: String(properties.id) };
	const isTask = Array.isArray(properties.className) && properties.className.includes("task-list-item");
	return isTask ? { className: "task-list-item" } : null;
}

/**
 * A task's checkbox: it shows a state, which is also its name, and cannot be changed. The task's text is beside it.
 */
export function inputProps({ properties }: HtmlElement): ArticleProps {
	const checked = properties.checked === true;
	return { type: "checkbox", checked, disabled: true, "aria-label": checked ? "Done" : "To do" };
}

/** Class and first number of a list. */
export function listProps({ className, start }: HtmlElement["properties"]): ArticleProps | null {
	const props: ArticleProps = {};
	if (Array.isArray(className)) props.className = className.join(" ");
	if (typeof start === "number") props.start = start;
	return Object.keys(props).length > 0 ? props : null;
}
