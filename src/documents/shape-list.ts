import type { ArticleProps } from "./article-node.ts";
import type { HtmlElement } from "./markdown-tree.ts";

/** A note's id, or a task's class. */
export function listItemProps({ properties }: HtmlElement): ArticleProps | null {
	if (properties.id) return { id: String(properties.id) };
	const isTask = Array.isArray(properties.className) && properties.className.includes("task-list-item");
	return isTask ? { className: "task-list-item" } : null;
}

/**
 * A task's checkbox: it shows a state and cannot be changed. The task's text is beside it, and is not repeated in its
 * name.
 */
export function inputProps({ properties }: HtmlElement): ArticleProps {
	return { type: "checkbox", checked: properties.checked === true, disabled: true, "aria-label": "Task" };
}

/** Class and first number of a list. */
export function listProps({ className, start }: HtmlElement["properties"]): ArticleProps | null {
	const props: ArticleProps = {};
	if (Array.isArray(className)) props.className = className.join(" ");
	if (typeof start === "number") props.start = start;
	return Object.keys(props).length > 0 ? props : null;
}
