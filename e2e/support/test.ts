import { test as base, expect, type Page, type Response } from "@playwright/test";

interface Journey {
	/**
	 * Allows messages that a test provokes on purpose: a failed request, a dead link.
	 * @example allowMessages(/Failed to load resource/)
	 */
	allowMessages: (...patterns: RegExp[]) => void;
}

/** Playwright logs this on the page's console when it blocks service workers. */
const isFromPlaywright = (text: string) => text === "Service Worker registration blocked by Playwright";

/** Everything logged on the console from now on, of any level. */
export function listenToConsole(page: Page): string[] {
	const heard: string[] = [];
	page.on("console", (message) => {
		if (!isFromPlaywright(message.text())) heard.push(message.text());
	});
	return heard;
}

/**
 * Playwright's `test`, except that a warning or error on the console (which includes policy violations and failed
 * requests), an uncaught error, or a request to another host fails it.
 */
export const test = base.extend<Journey>({
	allowMessages: [
		async ({ context, baseURL }, use) => {
			const allowed: RegExp[] = [];
			const heard: string[] = [];
			const ours = new URL(baseURL ?? "http://localhost").host;
			context.on("console", (message) => {
				if (["error", "warning"].includes(message.type()) && !isFromPlaywright(message.text()))
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
			expect(unexpected, "unexpected console messages and requests").toEqual([]);
		},
		{ auto: true },
	],
});

/**
 * Waits until the application has hydrated the prerendered markup, which is when it takes over scroll restoration from
 * the browser and handles clicks and keys.
 */
export async function taken(page: Page): Promise<void> {
	await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** Opens a path and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
	const answer = await page.goto(path);
	await taken(page);
	return answer;
}

/** Reloads the open page and waits until it is hydrated. */
export async function reloadPage(page: Page): Promise<void> {
	await page.reload();
	await taken(page);
}

export { expect };
