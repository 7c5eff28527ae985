import type { MouseEvent } from "react";
import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { followLink, prefetchLink } from "#src/navigation/follow-link.ts";
import { goToPlace } from "#src/navigation/go-to-place.ts";
import { isPlainClick } from "#src/navigation/navigate.ts";
import { usePages } from "#src/navigation/page-module.ts";
import { withoutBase } from "#src/navigation/url.ts";
import { copyTextOf } from "./copy-text.ts";

const said = { copied: "Code copied", failed: "Could not copy. The code is selected instead." };

/**
 * One set of listeners for everything clickable in an article, so that prerendered markup works without being hydrated
 * node by node: links to documents, which are prefetched on intent, links to documents that do not exist, heading
 * anchors, copy buttons. Clicks are handled in the capture phase: a listener for the bubble phase makes React mark the
 * element itself as clickable, and screen readers announce that.
 * Specification 2.3
 */
export function useArticleClicks() {
	const pages = usePages();
	const reach = ({ target }: { target: EventTarget }) => {
		const link = (target as Element).closest<HTMLAnchorElement>("a[data-document]");
		if (link) prefetchLink(pages, withoutBase(link.pathname));
	};
	const click = (event: MouseEvent<HTMLElement>) => {
		const target = (event.target as Element).closest<HTMLAnchorElement | HTMLButtonElement>("a, button");
		if (!target || !isPlainClick(event)) return;
		const { document: opensDocument, unknownDocument, anchor, copyCode } = target.dataset;
		if (opensDocument !== undefined && "pathname" in target) {
			event.preventDefault();
			void followLink(pages, withoutBase(target.pathname), { replace: true });
		} else if (unknownDocument !== undefined) {
			event.preventDefault();
			console.warn(`No document for the link ${unknownDocument}`);
		} else if (anchor !== undefined) {
			event.preventDefault();
			goToPlace(anchor);
		} else if (copyCode !== undefined) {
			void copyFigure(target);
		}
	};
	return { onPointerOver: reach, onFocus: reach, onClickCapture: click };
}

async function copyFigure(button: HTMLElement): Promise<void> {
	const code = button.closest("figure")?.querySelector("code");
	if (code && !(await copyAndTell(button, copyTextOf(code), said))) getSelection()?.selectAllChildren(code);
}
