import { test as base, expect, type Page, type Response } from "@playwright/test";

interface Journey {
	/**
	 * Lets messages through that a test provokes on purpose: a failed request, a link that leads nowhere.
	 * @example allowMessages(/Failed to load resource/)
	 */
	allowMessages: (...patterns: RegExp[]) => void;
}

/** Where it blocks service workers it says so on the page's console. */
const isPlaywrights = (text: string) => text === "Service Worker registration blocked by Playwright";

/** All that the console is told from now on, complaints or not. */
export function listenToConsole(page: Page): string[] {
	const heard: string[] = [];
	page.on("console", (message) => {
		if (!isPlaywrights(message.text())) heard.push(message.text());
	});
	return heard;
}

/**
 * Playwright's `test`, in which every journey is a quiet one: a warning or error on the console (broken policies and
 * failed requests report there), an uncaught error, or a request to another host fails it.
 */
export const test = base.extend<Journey>({
	allowMessages: [
		async ({ context, baseURL }, use) => {
			const allowed: RegExp[] = [];
			const heard: string[] = [];
			const ours = new URL(baseURL ?? "http://localhost").host;
			context.on("console", (message) => {
				if (["error", "warning"].includes(message.type()) && !isPlaywrights(message.text()))
					heard.push(`${message.type()}: ${message.text()}`);
			});
			context.on("weberror", (failure) => heard.push(`uncaught: ${failure.error()}`));
			context.on("request", (request) => {
				const { protocol, host } = new URL(request.url());
				if (/^(?:https?|wss?):$/.test(protocol) && host !== ours)
					heard.push(`request to another host: ${request.url()}`);
			});
			await use((...patterns) => void allowed.push(...patterns));
			const unexpected = heard.filter((message) => !allowed.some((pattern) => pattern.test(message)));
			expect(unexpected, "what the page complained of").toEqual([]);
		},
		{ auto: true },
	],
});

/**
 * Waits until the application has taken over from the prerendered markup, which is when it takes over the scroll position
 * from the browser: clicks and keys are then answered by it.
 */
export async function taken(page: Page): Promise<void> {
	await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** Opens a path and waits until the application has taken over. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
	const answer = await page.goto(path);
	await taken(page);
	return answer;
}

/** The same for the page that is open. */
export async function reloadPage(page: Page): Promise<void> {
	await page.reload();
	await taken(page);
}

export { expect };
