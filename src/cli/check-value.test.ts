import { expect, it } from "vitest";
import type { ValueKind } from "#src/content/commands/value-kinds.ts";
import { plans } from "#src/content/servers/plans.ts";
import { regionIds } from "#src/content/servers/regions.ts";
import { checkValue, isValue, valuesFor } from "./check-value.ts";

const good: readonly [ValueKind, ...string[]][] = [
	["server", "a", "web-03", `a${"b".repeat(62)}`],
	["region", ...regionIds],
	["plan", ...plans.map(({ id }) => id)],
	["image", "debian-13"],
	["path", "~", ".", "/srv/a b", "桜"],
	["file", "a", "./a/b.capsule"],
	["remote-path", "web-03:/srv", "w:~"],
	["key", "mika", "aiko-laptop", "a.b_c"],
	["user", "deploy", "_www", "u".repeat(32)],
	["duration", "1s", "90m", "2h", "30d", "999999s"],
	["count", "1", "500", "007"],
	["port", "1", "22", "65535"],
	["percent", "1", "100"],
	["gigabytes", "1", "100000"],
	["email", "a@b.c", "ren+x@example.org", "ren@mail.example.org"],
	["package", "nginx", "g++", "libstdc++6", "7zip"],
	["version", "1", "1.26.3-3", "2:1.0~rc1"],
	["idea", "idea-1", "idea-123456"],
	["title", "a", "桜".repeat(80), "👩\u200d🌾", "می\u200cخواهم"],
	["setting", "region", "capsule.compression", "ssh.host-key"],
	["command", "cherry status", "cherry files sync . web-03:/srv"],
	[
		"when",
		"0 3 * * *",
		"*/5 0-6 1,15 * 1-5",
		"59 23 31 12 7",
		"00 09 01 */3 0-2,5",
		"*/10 0,20 10-30/10 10 0",
		"@daily",
	],
];
/** A text with each control of direction. */
const directed = Array.from(
	"\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
	(control) => `a${control}b`,
);
const bad: readonly [ValueKind, ...string[]][] = [
	["server", "", "3web", "Web", "web--03", "web-", "-web", "web_03", "a b", `a${"b".repeat(63)}`],
	["region", "", "vilnius", "Lithuania"],
	["plan", "", "sprout", "a_b"],
	["image", "windows"],
	["path", "", "a\nb", "a\u0000", ...directed],
	["server-path", ...directed],
	["file", "", "a/", "/", ...directed],
	["remote-path", "web-03", "web-03:", ":/srv", "Web:/srv", "web-03:/srv/\u202etxt"],
	["duration", "0h", "2", "h", "2w", "1.5h", "1000000s"],
	["count", "0", "501", "-1", "1.5", "1e2", "", "٣"],
	["port", "0", "65536", "99999999999"],
	["percent", "0", "101", "85%"],
	["email", "ren", "ren@example", "@example.org", "a b@c.d", "a@b@c.d", "a@b..c", "ren\u202e@example.org"],
	["idea", "31", "idea-0", "idea-1234567"],
	["title", "", "a".repeat(81), "a\nb", ...directed],
	["term", ...directed],
	["text", ...directed],
	["setting", "a..b", ".a", "A"],
	["command", "status", "cherry", "cherry ", "cherry a\nb", "cherry status \u2066"],
	["when", "0 3 * *", "0 3 * * * *", "@yearly", "at noon", "60 0 * * *", "0 24 * * *", "0 0 0 * *", "0 0 32 * *"],
	["when", "0 30 * * *", "0 0 40 * *", "0 0 00 * *", "0 0 * 20 *", "0 0 * 00 *", "0 0 * * 10"],
	["when", "0 0,24 * * *", "0 0 1,32 * *", "0 0 * 1,13 *", "0 0 * * 1,8"],
	["when", "0 0 * 0 *", "0 0 * 13 *", "0 0 * * 8", "0-60 0 * * *", "1, 0 * * *", "*/0 0 * * *", "** * * * *"],
];

it.each(good.flatMap(([kind, ...texts]) => texts.map((text) => [kind, text] as const)))(
	"accepts as %s %j",
	(kind, text) => {
		expect(checkValue({ kind }, text)).toBeNull();
	},
);

it.each(bad.flatMap(([kind, ...texts]) => texts.map((text) => [kind, text] as const)))(
	"rejects as %s %j",
	(kind, text) => {
		expect(checkValue({ kind }, text)).toMatch(/^Must be .+[.?]$/s);
	},
);

it.each([
	[{ kind: "choice", choices: ["low", "high"] }, "hihg", "Must be low or high. Did you mean high?"],
	[{ kind: "choice", choices: ["none", "low", "high"] }, "", "Must be none, low or high."],
	[{ kind: "port" }, "0", "Must be a port: a whole number from 1 to 65535."],
	[{ kind: "plan" }, "e3-1240v4", "Must be a plan’s name, such as e3-1240v3. Did you mean e3-1240v3?"],
	[{ kind: "region" }, "litauen", "Must be lithuania, netherlands, united-states, germany, singapore or sweden."],
] as const)("for %j with %j the message is %j", (value, text, sentence) => {
	expect(checkValue(value, text)).toBe(sentence);
});

it("lists the possible values", () => {
	expect(valuesFor({ kind: "region" })).toEqual(regionIds);
	expect(valuesFor({ kind: "plan" })).toHaveLength(plans.length);
	expect(valuesFor({ kind: "choice", choices: ["a"] })).toEqual(["a"]);
	expect(valuesFor({ kind: "server" })).toEqual([]);
	expect(isValue({ kind: "choice", choices: ["a"] }, "b")).toBe(false);
});
