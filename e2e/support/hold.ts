import type { Page, Route } from "@playwright/test";

interface Held {
	/** Resolves when the first request has arrived. */
	asked: Promise<void>;
	/** Releases all requests, with the given response instead of the server's if there is one. */
	release: (answer?: Parameters<Route["fulfill"]>[0]) => void;
}

/** Holds back the responses to matching requests until a test releases them. */
export async function hold(page: Page, url: string | RegExp | ((url: URL) => boolean)): Promise<Held> {
	const asked = Promise.withResolvers<void>();
	const released = Promise.withResolvers<Parameters<Route["fulfill"]>[0]>();
	await page.route(url, async (route) => {
		asked.resolve();
		const answer = await released.promise;
		await (answer ? route.fulfill(answer) : route.continue());
	});
	return { asked: asked.promise, release: (answer) => released.resolve(answer) };
}
