import { expect, it } from "vitest";
import { findNames, indexNames, nameThreshold } from "./find-names.ts";
import { readQuery } from "./query.ts";

const name = (
	label: string,
	rest: Partial<{ pageTitle: string; text: string; kanji: string; also: string[] }> = {},
) => ({
	label,
	pageTitle: "",
	text: "",
	kanji: "",
	also: [],
	...rest,
});
const index = indexNames([
	name("Staking", { pageTitle: "Cherry Token Hub", text: "To stake is to leave Seeds in the ground." }),
	name("Cliff", { text: "The first part of a vesting, before staking." }),
	name("Server capsule", { also: ["capsule"] }),
	name("Cherry CLI"),
	name("cherry capsule"),
	name("cherry capsule verify"),
	name("Hanami", { kanji: "花見", also: ["hanami"] }),
	name("Kōhai", { kanji: "後輩" }),
	name("Overview", { also: ["about", "what is this"], text: "This is what it is about: four seasons." }),
	name("Calendar", { also: ["七十二候", "shichijūni-kō"] }),
	name("East wind melts the ice", { kanji: "東風解凍", also: ["Harukaze kōri o toku"] }),
]);
const labels = (text: string) => findNames(index, readQuery(text)).map(({ named }) => named.label);

it.each([
	["staking", ["Staking", "Cliff"]],
	["stakng", ["Staking", "Cliff"]],
	["sta", ["Staking", "Cliff"]],
	["kō", ["Kōhai", "Calendar", "East wind melts the ice"]],
	["capsule", ["Server capsule", "cherry capsule", "cherry capsule verify"]],
	["capsule verify", ["cherry capsule verify"]],
	["$ cherry capsule verify web-03.capsule --key 0x3f", ["cherry capsule verify"]],
	["cherry capsule verifying", ["cherry capsule verify"]],
	["cherry capsule --xyzzy", ["cherry capsule"]],
	["cherry capsules --xyzzy", []],
	["cherry cli xyzzy", []],
	["花見", ["Hanami"]],
	["はなみ", ["Hanami"]],
	["ハナミ", ["Hanami"]],
	["kohai", ["Kōhai"]],
	["kouhai", ["Kōhai"]],
	["kōhai", ["Kōhai"]],
	["七十二候", ["Calendar"]],
	["しちじゅうにこう", ["Calendar"]],
	["harukaze koori", ["East wind melts the ice"]],
	["east ice", ["East wind melts the ice"]],
	["about", ["Overview"]],
	["what is this", ["Overview"]],
	["What is this?", ["Overview"]],
	["what is staking", ["Staking", "Cliff"]],
	["who", []],
	// Numbers have no reading, so they must not match names whose reading is empty.
	["2002", []],
	["0.847", []],
	["staking xyzzy", []],
	["", []],
	["?", []],
])("finds for %j: %j", (text, expected) => expect(labels(text)).toEqual(expected));

it.each([
	["staking", false],
	["stakes", false],
	["sta", true],
	["stakng", true],
	["kohai", false],
	["kouhai", false],
	["花", false],
	["capsule ver", true],
])("reports for %j whether the best match is a guess: %s", (text, isGuess) => {
	expect(findNames(index, readQuery(text))[0]).toMatchObject({ isGuess });
});

it("ranks a name that is the query above one that begins with it, and that above one that only contains it", () => {
	const capsules = indexNames([name("Seal a capsule"), name("capsule seal"), name("capsule")]);
	expect(findNames(capsules, readQuery("capsule")).map(({ named }) => named.label)).toEqual([
		"capsule",
		"capsule seal",
		"Seal a capsule",
	]);
});

it("finds a word in kanji within others and in descriptions, and no name of one kanji that merely begins it", () => {
	const words = indexNames([
		name("Terms", { text: "The 節気 of a year." }),
		name("Sekki", { kanji: "二十四節気" }),
		name("Fushi", { kanji: "節" }),
	]);
	expect(findNames(words, readQuery("節気")).map(({ named }) => named.label)).toEqual(["Sekki", "Terms"]);
});

it("scores a match in the description below the name threshold", () => {
	const [staking, cliff] = findNames(index, readQuery("staking"));
	expect(staking?.score).toBeGreaterThanOrEqual(nameThreshold);
	expect(cliff?.score).toBeLessThan(nameThreshold);
});
