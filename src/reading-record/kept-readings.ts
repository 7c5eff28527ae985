import { PASSAGE_HASH_LENGTH } from "#src/documents/passages.ts";
import { CHANGED, type Reading, SEEN } from "./reading.ts";

/** What the browser keeps: readings by document id, the most recently written last; or that the record is off. */
export interface Kept {
	off: boolean;
	documents: ReadonlyMap<string, Reading>;
}

const VERSION = 1;
/** Far more than the documents of this site, which take about 24 KB. */
const MOST_DOCUMENTS = 500;
const MOST_PASSAGES = 2_000;
const HASH = new RegExp(`.{${PASSAGE_HASH_LENGTH}}`, "g");

const nothing: Kept = { off: false, documents: new Map() };

/**
 * Parses what is kept from any text: a document whose record does not fit is dropped, without affecting the others.
 * @param text what was stored, null if nothing
 */
export function parseKept(text: string | null): Kept {
	let stored: unknown;
	try {
		stored = JSON.parse(text ?? "null");
	} catch {
		return nothing;
	}
	const { off, documents } = fieldsOf(stored);
	if (off === true) return { off, documents: new Map() };
	const readings = Object.entries(fieldsOf(documents)).flatMap(([id, record]) => {
		const reading = /^\d\d-\d{2,}$/.test(id) ? readingFrom(record) : null;
		return reading ? [[id, reading] as const] : [];
	});
	return { off: false, documents: new Map(readings.slice(-MOST_DOCUMENTS)) };
}

/**
 * The text to store, null if there is nothing to remember. Beyond 500 documents, the least recently written are
 * dropped.
 */
export function serialiseKept({ off, documents }: Kept): string | null {
	if (off) return JSON.stringify({ version: VERSION, off });
	if (documents.size === 0) return null;
	const records = [...documents].slice(-MOST_DOCUMENTS).map(([id, { passages, states, read, day }]) => {
		return [id, { passages: passages.join(""), states, read, day }];
	});
	return JSON.stringify({ version: VERSION, documents: Object.fromEntries(records) });
}

/** What is kept, with a new reading of a document; null forgets it. Unchanged while the record is off. */
export function withReading(kept: Kept, id: string, reading: Reading | null): Kept {
	if (kept.off) return kept;
	const documents = new Map(kept.documents);
	documents.delete(id);
	if (reading) documents.set(id, reading);
	return { ...kept, documents };
}

function readingFrom(record: unknown): Reading | null {
	const { passages, states, read, day } = fieldsOf(record);
	if (typeof passages !== "string" || typeof states !== "string") return null;
	const hashes = /^[0-9a-z]*$/.test(passages) ? (passages.match(HASH) ?? []) : [];
	const fits =
		hashes.length > 0 &&
		hashes.length <= MOST_PASSAGES &&
		passages.length === hashes.length * PASSAGE_HASH_LENGTH &&
		states.length === hashes.length &&
		/^[sc-]+$/.test(states) &&
		(states.includes(SEEN) || states.includes(CHANGED));
	if (!fits || typeof read !== "boolean" || !isDay(day)) return null;
	return { passages: hashes, states, read, day };
}

const isDay = (value: unknown): value is string =>
	typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

const fieldsOf = (value: unknown): Record<string, unknown> =>
	typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
