import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { meshNodes } from "#src/content/facts/infrastructure.ts";
import { heartbeat, heartbeatBytes, meshNeighbours, sampleCapsule } from "#src/content/facts/mesh.ts";
import { countText } from "#src/figures/figure-text.ts";
import { deadOnTheList } from "./presence.ts";
import { beatsADay, carrySeconds, heartbeatTraffic, placesAfter, restOfTransfer } from "./traffic.ts";

/** The text that a visitor reads: markers after figures are HTML comments. */
const read = (name: string) =>
	readFileSync(`public/docs/05-technical-architecture/${name}.md`, "utf8").replace(/<!--.*?-->/g, "");
const neighbours = meshNeighbours.fastest + meshNeighbours.random;
const cost = (count: number) =>
	heartbeatTraffic(count, { everySeconds: heartbeat.everySeconds, bytes: heartbeatBytes });

/** The document and the page use the same calculation. */
it("agrees with the mesh document", () => {
	const document = read("05-p2p-mesh");
	const daily = countText(beatsADay(heartbeat.everySeconds));
	const rest = restOfTransfer(sampleCapsule);
	const dead = deadOnTheList(4, heartbeat);
	for (const said of [
		`of ${meshNodes} nodes`,
		`${neighbours} × ${daily} = ${countText(cost(neighbours).beats)}`,
		`${meshNodes - 1} × ${daily} = ${countText(cost(meshNodes - 1).beats)}`,
		`${cost(neighbours).megabytes.toFixed(1)} MB`,
		`${Math.round(cost(meshNodes - 1).megabytes)} MB`,
		`${neighbours} × ${neighbours} × ${neighbours} = ${placesAfter(3, neighbours)} places`,
		`every ${heartbeat.everySeconds} seconds`,
		`silent for ${heartbeat.timeoutSeconds} s`,
		`It was dead for ${dead} seconds`,
		`The shortest possible delay is ${deadOnTheList(heartbeat.everySeconds, heartbeat)} seconds`,
		`if ${sampleCapsule.arrivedChunks} of ${sampleCapsule.chunks} have arrived, ${rest.chunks} remain, ${Math.round(rest.megabytes)} MB at most`,
	])
		expect(document).toContain(said);
});

it("agrees with the capsules document", () => {
	const { megabytes, chunks, chunkMebibytes } = sampleCapsule;
	expect(Math.ceil((megabytes * 1e6) / (chunkMebibytes * 2 ** 20))).toBe(chunks);
	expect(read("02-server-capsules")).toContain(
		`| ${megabytes} MB | 38 s | ${Math.round(carrySeconds(megabytes, 100))} s |`,
	);
});
