import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import type { DocumentFile, DocumentSection } from "./catalogue.ts";
import { maxListed } from "./nearest.ts";
import { ReaderSidebar } from "./reader-sidebar.tsx";
import { sampleCatalogue } from "./sample-catalogue.test-data.ts";

afterEach(() => {
	cleanup();
	document.body.replaceChildren();
});

const section = sampleCatalogue[0] as DocumentSection;
const numbered = (count: number): DocumentFile[] =>
	Array.from({ length: count }, (_, index) => ({
		...(section.files[0] as DocumentFile),
		id: `01-${index}`,
		title: `Document ${index}`,
		slug: `document-${index}`,
	}));

/** The markup of the sidebar with one unfolded section of `count` documents, of which the one at `openAt` is open. */
function markup(count: number, openAt?: number): string {
	const files = numbered(count);
	const long = { ...section, files };
	return renderToStaticMarkup(
		<PagesContext value={{} as Pages}>
			<ReaderSidebar
				catalogue={[long]}
				section={long}
				open={openAt === undefined ? undefined : files[openAt]}
				expanded={new Set([long.id])}
				onToggle={() => {}}
			/>
		</PagesContext>,
	);
}

/** The section's list in that markup. */
const list = (count: number, openAt?: number): string =>
	/<ul[^>]*id="documents-01".*?<\/ul>/s.exec(markup(count, openAt))?.[0] ?? "";

/** The links of that list. */
const links = (count: number, openAt?: number): string[] =>
	[...list(count, openAt).matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*(?:<!-- -->[^<]*)*)<\/a>/g)].map(
		([, href, text]) => `${text?.replaceAll("<!-- -->", "")} ${href}`,
	);

it("names a section's button by its title alone", () => {
	document.body.innerHTML = markup(1);
	const button = screen.getByRole("button", { name: section.title });
	expect(button.textContent).toContain(section.id);
});

it("says that a section without documents is in preparation", () => {
	expect(list(0)).toContain("In preparation");
	expect(links(0)).toEqual([]);
	expect(list(1)).not.toContain("In preparation");
});

it("lists all documents of a section that is not too long", () => {
	expect(links(maxListed)).toHaveLength(maxListed);
	expect(links(maxListed).join()).not.toContain("All ");
});

it("lists the documents around the open one of a long section, with a link to all of them", () => {
	const listed = links(100, 50);
	expect(listed).toHaveLength(maxListed + 1);
	expect(listed.join()).toContain("Document 50 ");
	expect(listed.at(-1)).toBe("All 100 documents /docs/project-overview");
});

it("is unfolded for a section only, and is never shown unfolded over an opened document", () => {
	const seen: (string | undefined)[] = [];
	function Reader({ open }: { open?: DocumentFile | undefined }) {
		useLayoutEffect(() => void seen.push(document.querySelector("aside")?.dataset.shown));
		return (
			<PagesContext value={{} as Pages}>
				<ReaderSidebar
					catalogue={sampleCatalogue}
					section={section}
					open={open}
					expanded={new Set()}
					onToggle={() => {}}
				/>
			</PagesContext>
		);
	}
	const [first, second] = numbered(2);
	const { rerender } = render(<Reader />);
	expect(seen).toEqual(["true"]);
	rerender(<Reader open={first} />);
	expect(seen).toEqual(["true", "false"]);
	fireEvent.click(screen.getByRole("button", { name: "Browse the documents" }));
	expect(document.querySelector("aside")?.dataset.shown).toBe("true");
	rerender(<Reader open={second} />);
	expect(seen).toEqual(["true", "false", "false"]);
	rerender(<Reader />);
	expect(seen.at(-1)).toBe("true");
});
