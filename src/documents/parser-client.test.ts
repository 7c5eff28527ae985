import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ParsedDocument } from "./article-node.ts";
import {
	createParser,
	DocumentUnreadable,
	type ParserMessage,
	ParserUnavailable,
	type ParserWorker,
} from "./parser-client.ts";

const parsed = (text: string): ParsedDocument => ({
	nodes: [text],
	headings: [],
	minutes: 1,
});

/** A worker whose answers are controlled by the test. */
class HandWorker implements ParserWorker {
	onmessage: ParserWorker["onmessage"] = null;
	onerror: ParserWorker["onerror"] = null;
	received: string[] = [];
	terminated = false;
	postMessage(markdown: string): void {
		this.received.push(markdown);
	}
	terminate(): void {
		this.terminated = true;
	}
	say(data: ParserMessage): void {
		this.onmessage?.({ data });
	}
}

let workers: HandWorker[];
const create = () => {
	const worker = new HandWorker();
	workers.push(worker);
	return worker;
};
/** The newest worker, once it has been created and has received its request. */
const worker = async (): Promise<HandWorker> => {
	await vi.advanceTimersByTimeAsync(0);
	return workers.at(-1) as HandWorker;
};
const ready = async (): Promise<HandWorker> => {
	(await worker()).say({ ready: true });
	return worker();
};

beforeEach(() => {
	workers = [];
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe("the parser's client", () => {
	it("starts a single worker, and only when it is needed", async () => {
		const parse = createParser(create);
		expect(workers).toHaveLength(0);
		const first = parse("a");
		(await ready()).say({ parsed: parsed("A") });
		expect(await first).toEqual(parsed("A"));
		const second = parse("b");
		(await worker()).say({ parsed: parsed("B") });
		expect(await second).toEqual(parsed("B"));
		expect(workers).toHaveLength(1);
	});

	it("sends the documents to the worker one after another", async () => {
		const parse = createParser(create);
		const first = parse("a");
		const second = parse("b");
		const running = await ready();
		expect(running.received).toEqual(["a"]);
		running.say({ parsed: parsed("A") });
		await worker();
		expect(running.received).toEqual(["a", "b"]);
		running.say({ parsed: parsed("B") });
		expect([await first, await second]).toEqual([parsed("A"), parsed("B")]);
	});

	it("reports why a document could not be parsed, and continues with the same worker", async () => {
		const parse = createParser(create);
		const first = expect(parse("a")).rejects.toThrow(new DocumentUnreadable("DocumentTooComplex: too many brackets"));
		(await ready()).say({ failure: "DocumentTooComplex: too many brackets" });
		await first;
		await vi.advanceTimersByTimeAsync(60_000);
		const second = parse("b");
		(await worker()).say({ parsed: parsed("B") });
		expect(await second).toEqual(parsed("B"));
		await vi.advanceTimersByTimeAsync(60_000);
		expect(workers).toHaveLength(1);
		expect(workers[0]?.terminated).toBe(false);
	});

	it("replaces a worker that a document blocks for 10 s", async () => {
		const parse = createParser(create);
		const slow = parse("slow");
		const outcome = expect(slow).rejects.toThrow(DocumentUnreadable);
		const next = parse("next");
		const held = await ready();
		await vi.advanceTimersByTimeAsync(9_999);
		expect(held.terminated).toBe(false);
		await vi.advanceTimersByTimeAsync(1);
		expect(held.terminated).toBe(true);
		await outcome;
		(await ready()).say({ parsed: parsed("N") });
		expect(await next).toEqual(parsed("N"));
		expect(workers).toHaveLength(2);
	});

	it("does not count the time that the worker's script takes to load", async () => {
		const parse = createParser(create);
		const answer = parse("a");
		await worker();
		await vi.advanceTimersByTimeAsync(19_000);
		(await ready()).say({ parsed: parsed("A") });
		expect(await answer).toEqual(parsed("A"));
	});

	it("treats an unexpected answer as a failure", async () => {
		const outcome = expect(createParser(create)("a")).rejects.toThrow(DocumentUnreadable);
		(await ready()).say({ ready: true });
		await outcome;
	});

	it.each([
		[{ message: "out of memory" }, "out of memory"],
		[{}, "the parser broke off"],
	])("replaces a worker that crashes with %j, whose error does not reach the page", async (event, reason) => {
		const parse = createParser(create);
		const outcome = expect(parse("a")).rejects.toThrow(new DocumentUnreadable(reason));
		const preventDefault = vi.fn();
		(await ready()).onerror?.({ ...event, preventDefault });
		expect(preventDefault).toHaveBeenCalledOnce();
		await outcome;
		const next = parse("b");
		(await ready()).say({ parsed: parsed("B") });
		expect(await next).toEqual(parsed("B"));
	});

	it.each<[string, () => ParserWorker, (() => Promise<unknown>)?]>([
		[
			"cannot be made",
			() => {
				throw new Error("blocked");
			},
		],
		["does not load", create, async () => (await worker()).onerror?.({})],
		["does not load, with a word of why", create, async () => (await worker()).onerror?.({ message: "404" })],
		["never answers", create, () => vi.advanceTimersByTimeAsync(20_000)],
	])("is unavailable when the worker %s, and tries again with the next document", async (_name, make, happen) => {
		let current = make;
		const parse = createParser(() => current());
		const outcome = expect(parse("a")).rejects.toThrow(ParserUnavailable);
		await happen?.();
		await outcome;
		current = create;
		const next = parse("b");
		(await ready()).say({ parsed: parsed("B") });
		expect(await next).toEqual(parsed("B"));
	});

	it("reports why the worker is unavailable, and keeps its error from the page", async () => {
		const outcome = expect(createParser(create)("a")).rejects.toThrow("its script did not load");
		const preventDefault = vi.fn();
		(await worker()).onerror?.({ preventDefault });
		expect(preventDefault).toHaveBeenCalledOnce();
		await outcome;
	});
});
