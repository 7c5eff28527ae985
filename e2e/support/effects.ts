import type { Locator, Page } from "@playwright/test";

/** The layer behind the page; it says what its engine measures as soon as that has run for a second. */
export const effectsLayer = (page: Page): Locator => page.locator("[data-performance]");

/** Waits until particles live in the layer behind the page. */
export const effectsRun = (page: Page): Promise<void> => effectsLayer(page).waitFor({ state: "attached" });

/** Scripts of effects among these paths; what the atmosphere needs besides is not among them. */
export const effectScripts = (paths: readonly string[]): string[] =>
	paths.filter((path) => /\/(?:season-effects|effects-[a-z-]+)-[^/]*\.js$/.test(path));

/** What a canvas shows now: how many of its pixels are not empty, and a sum that any change changes. */
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

/** What the page asks a layer to show; the one behind the page has particles. */
interface Request {
	particles?: { elements: string[] };
	petals?: { colours: string[] };
}

/** Notes what the page tells the engine in its worker. @returns reads what it was last told to show behind the page */
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
