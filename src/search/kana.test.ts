import { expect, it } from "vitest";
import { romajiOf, shortReading } from "./kana.ts";

it.each([
	["はなみ", "hanami"],
	["ハナミ", "hanami"],
	["しちじゅうにこう", "shichijuunikou"],
	["きょうと", "kyouto"],
	["しゃちょう", "shachou"],
	["がっこう", "gakkou"],
	["まっちゃ", "matcha"],
	["サーバー", "saabaa"],
	["コーヒー", "koohii"],
	["しきょう", "shikyou"],
	["ん", "n"],
	["を", "o"],
	["ぁ", "a"],
	["桜a", ""],
	["", ""],
])("reads %s as %j", (kana, romaji) => expect(romajiOf(kana)).toBe(romaji));

it.each([
	["shichijuuni-kou", "shichijuniko"],
	["shichijuni-ko", "shichijuniko"],
	["koori", "kori"],
	["kouri", "kori"],
	["wabi-sabi", "wabisabi"],
	["saabaa", "saba"],
	["七", ""],
])("shortens %s to %j", (reading, short) => expect(shortReading(reading)).toBe(short));
