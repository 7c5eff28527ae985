import type { Locator, Page } from "@playwright/test";

/** The layer behind the page; it exposes the engine's measurements once the engine has run for a second. */
export const effectsLayer = (page: Page): Locator => page.locator("[data-performance]");

/** Waits until particles are live in the layer behind the page. */
export const effectsRun = (page: Page): Promise<void> => effectsLayer(page).waitFor({ state: "attached" });

/** Effects scripts among these paths, without others that the atmosphere loads. */
export const effectScripts = (paths: readonly string[]): string[] =>
	paths.filter((path) => /\/(?:season-effects|effects-[a-z-]+)-[^/]*\.js$/.test(path));

/** A canvas's current picture: the number of pixels that are not empty, and a checksum. */
export function picture(canvas: Locator): Promise<{ pixels: number; sum: number }> {
	return canvas.evaluate((shown: HTMLCanvasElement) => {
		const copy = document.createElement("canvas");
		copy.width = shown.width;
		copy.height = shown.height;
		const context = copy.getContext("2d") as CanvasRenderingContext2D;
		context.drawImage(shown, 0, 0);
		const { data } = context.getImageData(0, 0, copy.width, copy.height);
		let pixels = 0;
		let sum = 0;
		for (let at = 3; at < data.length; at += 4) {
			if (data[at] === 0) continue;
			pixels++;
			sum = (Math.imul(sum, 31) + at + (data[at] as number)) | 0;
		}
		return { pixels, sum };
	});
}

/** What the page asks a layer to show; the layer behind the page has particles. */
interface Request {
	particles?: { elements: string[] };
	petals?: { colours: string[] };
}

/**
 * Records the page's messages to the engine in its worker. @returns a function that reads the latest request for the
 * layer behind the page
 */
export async function listenToEngine(page: Page): Promise<() => Promise<Request | undefined>> {
	await page.addInitScript(() => {
		const told: unknown[] = [];
		Object.assign(window, { told });
		const post = Worker.prototype.postMessage;
		Worker.prototype.postMessage = function (this: Worker, ...sent: unknown[]) {
			told.push(sent[0]);
			return Reflect.apply(post, this, sent);
		};
	});
	return () =>
		page.evaluate(() => {
			const { told } = window as unknown as { told: { request?: Request }[] };
			return told.findLast(({ request }) => request?.particles)?.request;
		});
}
