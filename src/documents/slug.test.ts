import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugify } from "./slug.ts";

describe("slugify", () => {
	it.each([
		["Server Capsules", "server-capsules"],
		["Design & Branding", "design-branding"],
		["Peer-to-Peer Mesh", "peertopeer-mesh"],
		["P2P Mesh", "p2p-mesh"],
		["  spaced \t out\nlines ", "spaced-out-lines"],
		["a \u00a0 b", "a-b"],
		["A -- B", "a-b"],
		["Café Ōkami", "caf-kami"],
		["99.9 % uptime", "999-uptime"],
		["侘寂", ""],
		["—", ""],
		["", ""],
		["__proto__", "proto"],
	])("%j becomes %j", (title, slug) => {
		expect(slugify(title)).toBe(slug);
	});

	/** Half ASCII, half anything, including lone surrogates. */
	const unit = fc.oneof(fc.nat(0x7f), fc.nat(0xffff)).map((code) => String.fromCharCode(code));

	it("returns only words of a-z and 0-9 joined by single hyphens", () => {
		fc.assert(
			fc.property(fc.string({ unit }), (title) => {
				expect(slugify(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
			}),
		);
	});

	it("ignores case, surrounding blanks and punctuation", () => {
		const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
		fc.assert(
			fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
				expect(slugify(` ${words.join(" , ").toUpperCase()}! `)).toBe(words.join("-"));
			}),
		);
	});
});
