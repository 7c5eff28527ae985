// @vitest-environment node
import { expect, it } from "vitest";
import { createRandom } from "#src/effects/random.ts";
import { ChainAnswerError } from "./chain-answer-error.ts";
import { documented } from "./documented-answers.test-data.ts";
import { mutant } from "./mutants.test-data.ts";
import { readAnswers } from "./read-answers.ts";
import { transferAnswers } from "./rpc-answers.test-data.ts";

const SEED = 8;
const MUTANTS = 10_000;

it("returns a value or throws the named error for 10,000 mutated answers, and nothing else", async () => {
	const random = createRandom(SEED);
	const { answers } = await transferAnswers();
	const sound = [
		...documented.map(([, method, result]) => ({ method, text: JSON.stringify({ jsonrpc: "2.0", id: 1, result }) })),
		...Object.values(answers).map((text) => ({ method: null, text })),
	];
	const paths = new Set<string>();
	const seen = { read: 0, refused: 0, notJson: 0 };
	for (let count = 0; count < MUTANTS; count++) {
		const { method, text } = sound[count % sound.length] as (typeof sound)[number];
		const spoiled = mutant(text, random);
		try {
			seen.read += Math.sign(readAnswers(spoiled, random() < 0.5 ? method : null).length);
		} catch (error) {
			if (!(error instanceof ChainAnswerError)) throw new Error(`another error for ${spoiled}`, { cause: error });
			const { path, span, message } = error;
			const [from, to] = span;
			const isPlaced = from >= 0 && from <= to && to <= spoiled.length;
			if (!isPlaced || !/expected .+, received .+/s.test(message)) throw new Error(`${message} at ${span}: ${spoiled}`);
			if (path === "") seen.notJson += 1;
			else seen.refused += 1;
			paths.add(path);
		}
	}
	// A mutator that breaks nothing, or everything, would prove nothing.
	expect(seen.read).toBeGreaterThan(1_000);
	expect(seen.refused).toBeGreaterThan(5_000);
	expect(seen.notJson).toBeGreaterThan(1_000);
	expect(paths.size).toBeGreaterThan(300);
}, 60_000);
