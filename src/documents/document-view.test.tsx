import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import type { DocumentFile, DocumentSection } from "./catalogue.ts";
import { DocumentView } from "./document-view.tsx";

let isBroken = true;

// Its folder is the build's.
vi.mock("./document-descriptions.ts", async () => ({
	descriptionOf: () => "What it is.",
	documentDescriptions: (await import("#src/platform/lazy-module.ts")).lazyModule(async () => ({})),
}));
vi.mock("./document-reading.ts", () => {
	const read = { markdown: "Read me", parsed: { nodes: [], headings: [], minutes: 1 } };
	return {
		readAlready: () => read,
		readDocument: async () => read,
		ReadNodes: () => {
			if (isBroken) throw new Error("moved");
			return <p>Read me</p>;
		},
	};
});

afterEach(cleanup);

const file = { id: "01-01", sectionId: "01", title: "Vision", slug: "vision", path: "docs/a.md" } as DocumentFile;
const section = {
	id: "01",
	title: "Overview",
	slug: "overview",
	icon: "sprout",
	kanji: { kanji: "芽", reading: "me", meaning: "bud" },
	files: [file],
} as unknown as DocumentSection;

it("an article that fails to render is an error within the document, and can be tried again", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	render(
		<PagesContext value={{} as Pages}>
			<DocumentView catalogue={[section]} section={section} file={file} />
		</PagesContext>,
	);
	expect(screen.getByText("Error Loading Document")).toBeDefined();
	expect(screen.getByRole("heading", { name: "Vision" })).toBeDefined();
	expect(screen.getByRole("link", { name: /Back/ })).toBeDefined();
	isBroken = false;
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByText("Read me")).toBeDefined();
	expect(screen.queryByText("Error Loading Document")).toBeNull();
	expect(document.activeElement?.textContent).toBe("Vision");
});
