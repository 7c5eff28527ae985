import { expect, type Locator, type Page, test } from "@playwright/test";
import { hold } from "./hold.ts";
import { readerSidebar } from "./reader.ts";
import { saveData } from "./save-data.ts";
import { openPage } from "./test.ts";

const section = "**/docs/05-technical-architecture/*.md";
const served = "/docs/technical-architecture/server-capsules";

/** Documents of the same section that are replaced by custom texts. */
const documents = [
	["05-01", "Architecture Overview"],
	["05-03", "Encryption and Keys"],
	["05-04", "SSH Key Ceremonies"],
	["05-05", "P2P Mesh"],
	["05-06", "Token Programme"],
	["05-07", "Seasonal Engine"],
	["05-08", "Performance Budget"],
] as const;

/**
 * Opens one text after another as a document, by links in the sidebar: a visit fetches each document once and keeps its
 * parser, which is much faster than a page load for each text.
 * @param meanwhile what the visitor does after the text has been sent, before it has to be shown
 * @param check assertions about the shown text
 */
export async function openEach<Source extends string | Buffer>(
	page: Page,
	sources: Record<string, Source>,
	{ meanwhile, check }: { meanwhile?: () => Promise<void>; check: (name: string, article: Locator) => Promise<void> },
): Promise<void> {
	await saveData(page);
	for (const [index, [name, body]] of Object.entries(sources).entries()) {
		await test.step(name, async () => {
			const [id, title] = documents[index % documents.length] ?? documents[0];
			if (index % documents.length === 0) {
				await openPage(page, served);
			}
			const answer = await hold(page, section);
			// Without the pointer, which would prefetch documents where it rests.
			await readerSidebar(page).getByRole("link", { name: title, exact: true }).dispatchEvent("click");
			await answer.asked;
			answer.release({ body, contentType: "text/markdown; charset=utf-8" });
			await meanwhile?.();
			const article = page.locator(`[data-article="${id}"]`);
			// The reader itself allows a document ten seconds; a busy machine may need more.
			await expect(article).toBeAttached();
			await check(name, article);
			await page.unroute(section);
		});
	}
}
