import { expect, test } from "vitest";
import { addressOf, readSiteAddress } from "./site-address.ts";

test.each([
	["", "/", "/tokens", "/tokens"],
	["", "/sakura/", "/", "/sakura/"],
	["https://site.example", "/", "/", "https://site.example/"],
	["https://site.example", "/sakura/", "/tokens", "https://site.example/sakura/tokens"],
])("on %j below %s, %s is %s", (origin, base, path, address) => {
	expect(addressOf({ origin, base }, path)).toBe(address);
});

test("without a word of the environment the site may stand anywhere", () => {
	expect(readSiteAddress({})).toEqual({ origin: "", base: "/" });
	const environment = { VITE_SITE_ORIGIN: "https://site.example:8443", BASE_PATH: "/a/b/" };
	expect(readSiteAddress(environment)).toEqual({ origin: "https://site.example:8443", base: "/a/b/" });
});

test.each(["https://site.example/", "site.example", "https://site.example/sakura", "HTTPS://site.example"])(
	"the origin %s is refused",
	(origin) => {
		expect(() => readSiteAddress({ VITE_SITE_ORIGIN: origin })).toThrow("VITE_SITE_ORIGIN");
	},
);

test.each(["", "sakura", "/sakura", "sakura/", '/"/'])("the base %j is refused", (base) => {
	expect(() => readSiteAddress({ BASE_PATH: base })).toThrow("BASE_PATH");
});
