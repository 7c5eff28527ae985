import { setImmediate as nextTurn } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { pictureDrawer } from "./draw-picture.ts";
import type { PictureTask } from "./share-pictures.ts";

const { cards, sources, fonts } = workerData as PictureTask;
// Buffers arrive from another thread as plain byte arrays; satori expects buffers.
const draw = pictureDrawer(
	sources,
	fonts.map((font) => ({ ...font, data: Buffer.from(font.data) })),
);
for (const [key, card] of cards) {
	parentPort?.postMessage([key, await draw(card)]);
	// The pixels of a picture, 3 MB, are freed only between turns of the event loop.
	await nextTurn();
}
