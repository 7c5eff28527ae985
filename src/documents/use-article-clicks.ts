import { type MouseEvent, useCallback } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import { goTo, isPlainClick } from "#src/navigation/navigate.ts";
import { copyText } from "#src/platform/clipboard.ts";
import { type DocumentSection, documentHref, findDocumentById } from "./catalogue.ts";
import { copyTextOf } from "./copy-text.ts";

const COPIED_MS = 2000;

/**
 * One listener for everything in an article that can be clicked, so that prerendered markup works without being
 * hydrated node by node: links to documents, links to documents that do not exist, heading anchors, copy buttons.
 * Specification 2.3
 */
export function useArticleClicks(catalogue: readonly DocumentSection[]) {
	return useCallback(
		(event: MouseEvent<HTMLElement>) => {
			const target = (event.target as Element).closest<HTMLElement>("a, button");
			if (!target || !isPlainClick(event)) return;
			const { document: documentId, unknownDocument, anchor, copyCode } = target.dataset;
			if (documentId !== undefined) {
				const document = findDocumentById(catalogue, documentId);
				if (!document) return;
				event.preventDefault();
				goTo(documentHref(document), { replace: true });
			} else if (unknownDocument !== undefined) {
				event.preventDefault();
				console.warn(`No document for the link ${unknownDocument}`);
			} else if (anchor !== undefined) {
				event.preventDefault();
				goToHeading(anchor);
			} else if (copyCode !== undefined) {
				void copyFigure(target);
			}
		},
		[catalogue],
	);
}

/** Goes to a heading of the open document: its own history entry, scroll and focus. */
export function goToHeading(id: string): void {
	goTo(`${location.pathname.slice(import.meta.env.BASE_URL.length - 1)}#${id}`);
	const heading = document.getElementById(id);
	heading?.scrollIntoView();
	heading?.setAttribute("tabindex", "-1");
	heading?.focus({ preventScroll: true });
}

async function copyFigure(button: HTMLElement): Promise<void> {
	const figure = button.closest("figure");
	const code = figure?.querySelector("code");
	if (!figure || !code) return;
	if (await copyText(copyTextOf(code))) {
		button.dataset.copied = "";
		setTimeout(() => delete button.dataset.copied, COPIED_MS);
		announcer.announceSuccess("Code copied");
	} else {
		getSelection()?.selectAllChildren(code);
		announcer.announceError("Could not copy. The code is selected: copy it with your keyboard.");
	}
}
