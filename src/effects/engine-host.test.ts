import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type EngineHost, startEngine } from "./engine-host.ts";
import type { EngineCommand, EngineReport } from "./engine-messages.ts";

const onPage = vi.hoisted(() => ({ commands: [] as unknown[], start: undefined as unknown }));

const engineOnPage = () => ({
	startOnPage: (start: unknown) => {
		onPage.start = start;
		return (command: unknown) => onPage.commands.push(command);
	},
});
vi.mock("./effects-on-page.ts", () => engineOnPage());

class FakeWorker {
	static made: FakeWorker[] = [];
	static answers = true;
	commands: unknown[] = [];
	terminated = false;
	onmessage: ((event: { data: unknown }) => void) | null = null;
	onerror: ((event?: unknown) => void) | null = null;
	constructor() {
		FakeWorker.made.push(this);
		queueMicrotask(() => (FakeWorker.answers ? this.onmessage?.({ data: "ready" }) : this.onerror?.()));
	}
	postMessage(command: unknown) {
		this.commands.push(command);
	}
	terminate() {
		this.terminated = true;
	}
}

const started: EngineHost[] = [];
async function start(): Promise<EngineHost> {
	const host = await startEngine(true);
	if (!host) throw new Error("The engine did not start");
	started.push(host);
	return host;
}

const report: EngineReport = { cpuLoad: "low", performance: "high", wind: null, particles: 1 };
const types = (commands: unknown[]) => (commands as EngineCommand[]).map(({ type }) => type);
let visibility: DocumentVisibilityState;

beforeEach(() => {
	Object.assign(FakeWorker, { made: [], answers: true });
	onPage.commands = [];
	visibility = "visible";
	vi.stubGlobal("Worker", FakeWorker);
	vi.stubGlobal("location", new URL("https://example.org/"));
	vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
	HTMLCanvasElement.prototype.transferControlToOffscreen ??= vi.fn();
});
afterEach(() => {
	for (const host of started.splice(0)) host.stop();
});

function turn(to: DocumentVisibilityState) {
	visibility = to;
	document.dispatchEvent(new Event("visibilitychange"));
}

describe("the engine", () => {
	it("runs in a worker that can paint", async () => {
		const host = await start();
		expect(host.inWorker).toBe(true);
		expect(onPage.commands).toEqual([]);
		expect(FakeWorker.made[0]?.commands[0]).toMatchObject({ seed: expect.any(Number), governed: true });
		host.stop();
		expect(FakeWorker.made[0]?.terminated).toBe(true);
	});

	it.each([
		["does not answer", () => Object.assign(FakeWorker, { answers: false })],
		["is not known", () => vi.stubGlobal("Worker", undefined)],
		[
			"is refused",
			() =>
				vi.stubGlobal(
					"Worker",
					class {
						constructor() {
							throw new Error("policy");
						}
					},
				),
		],
	])("runs on the page if a worker %s", async (_name, arrange) => {
		arrange();
		const host = await start();
		expect(host.inWorker).toBe(false);
		expect(onPage.start).toMatchObject({ seed: expect.any(Number), governed: true });
		expect(types(onPage.commands)).toEqual(["run"]);
		expect(FakeWorker.made.every(({ terminated }) => terminated)).toBe(true);
	});

	it("returns null without an error if its code cannot be loaded", async () => {
		vi.resetModules();
		vi.doMock("./effects-on-page.ts", () => {
			throw new Error("not found");
		});
		vi.stubGlobal("Worker", undefined);
		expect(await startEngine(true)).toBeNull();
		vi.doMock("./effects-on-page.ts", engineOnPage);
	});

	it("pauses while the page is hidden, also if it started hidden", async () => {
		visibility = "hidden";
		vi.stubGlobal("Worker", undefined);
		const host = await start();
		turn("visible");
		turn("hidden");
		host.stop();
		turn("visible");
		const runs = (onPage.commands as EngineCommand[]).flatMap((told) => (told.type === "run" ? [told.running] : []));
		expect(runs).toEqual([false, true, false, false]);
	});

	it("pauses while a dialog covers the page, also if that is hidden meanwhile", async () => {
		const { documentElement: root } = document;
		const cover = async (covered: boolean) => {
			root.toggleAttribute("data-covered", covered);
			await Promise.resolve();
		};
		vi.stubGlobal("Worker", undefined);
		const host = await start();
		await cover(true);
		turn("hidden");
		turn("visible");
		await cover(false);
		host.stop();
		await cover(true);
		root.removeAttribute("data-covered");
		const runs = (onPage.commands as EngineCommand[]).flatMap((told) => (told.type === "run" ? [told.running] : []));
		expect(runs).toEqual([true, false, false, false, true, false]);
	});

	it("reports to listeners until they unsubscribe", async () => {
		const host = await start();
		const heard = vi.fn();
		const leave = host.listen(heard);
		FakeWorker.made[0]?.onmessage?.({ data: report });
		leave();
		FakeWorker.made[0]?.onmessage?.({ data: report });
		expect(heard.mock.calls).toEqual([[report]]);
	});
});
