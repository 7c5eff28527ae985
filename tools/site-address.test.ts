import { expect, test } from "vitest";
import { addressOf } from "./site-address.ts";

test.each([
	["", "/", "/tokens", "/tokens"],
	["", "/sakura/", "/", "/sakura/"],
	["https://site.example", "/", "/", "https://site.example/"],
	["https://site.example", "/sakura/", "/tokens", "https://site.example/sakura/tokens"],
])("on %j below %s, %s is %s", (origin, base, path, address) => {
	expect(addressOf({ origin, base }, path)).toBe(address);
});
