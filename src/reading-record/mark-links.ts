import type { DocumentSection } from "#src/documents/catalogue.ts";
import type { Kept } from "./kept-readings.ts";
import { type ReadingStatus, readingProgress, statusOf } from "./reading.ts";
import { sectionText } from "./say-reading.ts";

/** How a link is marked: visually by the attribute, and by its title for pointer and screen reader users. */
interface LinkMark {
	status: ReadingStatus;
	title: string;
	/** How much of it was read, 0 to 1. */
	share: number;
}

const titles: Record<ReadingStatus, string> = {
	begun: "Started",
	read: "Read",
	changed: "Changed since you read it",
};

/**
 * The names of a section, and of a document in it, as at the end of their addresses. Importing `catalogue.ts` itself
 * would add a chunk.
 */
const nameOf = (section: DocumentSection, document?: { slug: string }) =>
	document ? `${section.slug}/${document.slug}` : section.slug;

/**
 * The marks of all documents and sections of which something was read, by name.
 * @param versions the documents' current versions by id
 */
export function linkMarks(
	catalogue: readonly DocumentSection[],
	{ documents }: Kept,
	versions: Readonly<Record<string, string>>,
): Map<string, LinkMark> {
	const marks = new Map<string, LinkMark>();
	for (const section of catalogue) {
		const found = section.files.flatMap((file) => {
			const reading = documents.get(file.id);
			if (!reading) return [];
			const status = statusOf(reading, versions[file.id]);
			const share = readingProgress(reading);
			const title = status === "begun" ? `Read so far: ${Math.round(share * 100)}%` : titles[status];
			marks.set(nameOf(section, file), { status, title, share });
			return [status];
		});
		const changed = found.filter((status) => status === "changed").length;
		const read = changed + found.filter((status) => status === "read").length;
		const title = sectionText({ documents: section.files.length, read, changed });
		if (title === "") continue;
		const share = read / section.files.length;
		marks.set(nameOf(section), { status: changed > 0 ? "changed" : share === 1 ? "read" : "begun", title, share });
	}
	return marks;
}

/**
 * Marks the links in the reader: documents in its sidebar and the sections that hold them, and the sections on its
 * landing view. Only attributes change, so nothing moves.
 */
export function markLinks(
	reader: ParentNode,
	catalogue: readonly DocumentSection[],
	marks: Map<string, LinkMark>,
): void {
	const aside = reader.querySelector("aside");
	const toggles = aside?.querySelectorAll<HTMLElement>(":scope > ul > li > button") ?? [];
	for (const [index, toggle] of [...toggles].entries()) {
		const section = catalogue[index];
		const mark = section && marks.get(nameOf(section));
		// A toggle represents what it hides, and only changes make it worth opening.
		setMark(toggle, mark?.status === "changed" ? mark : undefined);
	}
	for (const link of reader.querySelectorAll<HTMLAnchorElement>("aside ul ul a, section li > a")) {
		if (!link.closest("article")) setMark(link, marks.get(link.pathname.split("/docs/").at(-1) ?? ""));
	}
}

function setMark(element: HTMLElement, mark: LinkMark | undefined): void {
	if (!mark) {
		if (element.dataset.reading) element.removeAttribute("title");
		delete element.dataset.reading;
		return;
	}
	if (element.dataset.reading === mark.status && element.title === mark.title) return;
	element.dataset.reading = mark.status;
	element.title = mark.title;
	element.style.setProperty("--share", String(mark.share));
}
