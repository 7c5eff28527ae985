import type { Page, Route } from "@playwright/test";

interface Held {
	/** Fulfils when the first request has arrived. */
	asked: Promise<void>;
	/** Lets all requests go, with the given answers instead of the server's where there are any. */
	release: (answer?: Parameters<Route["fulfill"]>[0]) => void;
}

/** Keeps the answers to matching requests back until a journey lets them go. */
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
