import { expect, it } from "vitest";
import { quote } from "./quote.ts";

it.each([
	["web-03:/srv/a", "text", "web-03:/srv/a"],
	["a=b,c.d+e:f@g/h-i_j", "text", "a=b,c.d+e:f@g/h-i_j"],
	["a b", "text", "'a b'"],
	["it's", "text", "'it'\\''s'"],
	["", "text", "''"],
	["=ls", "text", "'=ls'"],
	["%self", "text", "'%self'"],
	["100%", "text", "100%"],
	["C:\\site", "text", "'C:\\site'"],
	["a\\", "text", "'a'\\\\''"],
	["a\\\\b", "text", "'a'\\\\'\\b'"],
	["a\\'b", "text", "'a'\\\\''\\''b'"],
	["$HOME", "text", "'$HOME'"],
	["~", "path", "~"],
	["~", "server-path", "'~'"],
	["~/", "path", "~/"],
	["~/a b", "file", "~/'a b'"],
	["~/a", "server-path", "'~/a'"],
	["~aiko", "path", "'~aiko'"],
	["桜", "text", "'桜'"],
] as const)("writes %j, a %s, as %s", (text, kind, word) => {
	expect(quote(text, kind)).toBe(word);
});
