import { chromium, type Page } from "@playwright/test";
import { median } from "./median.ts";

const CPU_SLOW_DOWN = 4;
const ROUNDS = 12;
const LEFT_OUT = 2;
const PAUSE_MS = 400;

const documents = [
	{ title: "Server Capsules", path: "/docs/technical-architecture/server-capsules" },
	{ title: "Encryption and Keys", path: "/docs/technical-architecture/encryption-and-keys" },
] as const;

/**
 * Time from a click on a document in the sidebar to the first frame whose DOM contains its heading and first paragraph.
 * @returns a human-readable line: median, minimum and maximum in ms
 */
export async function measureNavigation(origin: string, executablePath: string): Promise<string> {
	const browser = await chromium.launch({ executablePath, args: ["--disable-gpu"] });
	const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
	await page.goto(origin + documents[0].path, { waitUntil: "networkidle" });
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOW_DOWN });
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const target = documents[(round + 1) % 2] ?? documents[0];
		times.push(await timeClick(page, target));
		// Readers pause between clicks; work that the page does after showing its content is not part of the measurement.
		await page.waitForTimeout(PAUSE_MS);
	}
	await browser.close();
	const kept = times.slice(LEFT_OUT);
	const [middle, least, most] = [median(kept), Math.min(...kept), Math.max(...kept)].map((ms) => ms.toFixed(0));
	return `document to document, ${CPU_SLOW_DOWN}x CPU: median ${middle} ms (${least} to ${most}, ${kept.length} clicks)`;
}

async function timeClick(page: Page, target: { title: string; path: string }): Promise<number> {
	const measured = page.evaluate(
		(title) =>
			new Promise<number>((resolve) => {
				const start = (event: MouseEvent) => {
					const look = () => {
						const shown = document.querySelector("h1")?.textContent === title && document.querySelector(".article p");
						if (!shown) return requestAnimationFrame(look);
						const channel = new MessageChannel();
						channel.port1.onmessage = () => resolve(performance.now() - event.timeStamp);
						channel.port2.postMessage(0);
					};
					requestAnimationFrame(look);
				};
				addEventListener("click", start, { capture: true, once: true });
			}),
		target.title,
	);
	await page.locator(`aside a[href="${target.path}"]`).click({ noWaitAfter: true });
	return measured;
}
