import type { ParsedDocument } from "./article-node.ts";

/** The parser itself is not available: no workers, or its script did not load. The reader shows its error view. */
export class ParserUnavailable extends Error {
	override name = "ParserUnavailable";
}

/** The parser could not read this document, or not in time. The reader shows the placeholder. */
export class DocumentUnreadable extends Error {
	override name = "DocumentUnreadable";
}

/** Messages from the worker: one when it is running, then one answer for each text, in order. */
export type ParserMessage = { ready: true } | { parsed: ParsedDocument } | { failure: string };

/** The part of a `Worker` that the client uses. */
export interface ParserWorker {
	postMessage(markdown: string): void;
	terminate(): void;
	onmessage: ((event: { data: ParserMessage }) => void) | null;
	onerror: ((event: { message?: string; preventDefault?(): void }) => void) | null;
}

/**
 * Parses one document. Documents are queued, so that each has its full time.
 * @throws DocumentUnreadable, ParserUnavailable
 */
export type DocumentParser = (markdown: string) => Promise<ParsedDocument>;

const startTimeoutMs = 20_000;
const documentTimeoutMs = 10_000;

/**
 * A parser in a worker that is started when first needed and replaced when a document blocks it for more than 10 s.
 * @param createWorker may throw when workers are not available
 */
export function createParser(createWorker: () => ParserWorker): DocumentParser {
	let worker: ParserWorker | undefined;
	let started: Promise<ParserWorker> | undefined;
	let last: Promise<unknown> = Promise.resolve();

	function stop(): void {
		worker?.terminate();
		worker = undefined;
		started = undefined;
	}

	function start(): Promise<ParserWorker> {
		if (started) return started;
		const starting = new Promise<ParserWorker>((resolve, reject) => {
			const fail = (reason: string) => {
				clearTimeout(timer);
				reject(new ParserUnavailable(`The document parser did not start: ${reason}`));
			};
			const timer = setTimeout(() => fail("no answer"), startTimeoutMs);
			try {
				const created = createWorker();
				worker = created;
				created.onmessage = () => {
					clearTimeout(timer);
					resolve(created);
				};
				created.onerror = (event) => {
					event.preventDefault?.();
					fail(event.message || "its script did not load");
				};
			} catch (error) {
				fail(String(error));
			}
		});
		started = starting;
		// Lets the next document try again.
		starting.catch(stop);
		return starting;
	}

	async function ask(markdown: string): Promise<ParsedDocument> {
		const running = await start();
		return new Promise((resolve, reject) => {
			const timer = setTimeout(() => {
				stop();
				reject(new DocumentUnreadable(`not parsed within ${documentTimeoutMs} ms`));
			}, documentTimeoutMs);
			running.onmessage = ({ data }) => {
				clearTimeout(timer);
				if ("parsed" in data) resolve(data.parsed);
				else reject(new DocumentUnreadable("failure" in data ? data.failure : "unexpected answer"));
			};
			running.onerror = (event) => {
				event.preventDefault?.();
				clearTimeout(timer);
				stop();
				reject(new DocumentUnreadable(event.message || "the parser broke off"));
			};
			running.postMessage(markdown);
		});
	}

	return (markdown) => {
		const answer = last.then(() => ask(markdown));
		last = answer.catch(() => undefined);
		return answer;
	};
}
