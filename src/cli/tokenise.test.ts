import { expect, it } from "vitest";
import { tokenise } from "./tokenise.ts";

const texts = (line: string) => tokenise(line).words.map(({ text }) => text);

it.each([
	["", []],
	["   \t", []],
	["cherry status", ["cherry", "status"]],
	["  cherry\t status  ", ["cherry", "status"]],
	["a 'b c' \"d e\"", ["a", "b c", "d e"]],
	["a''b", ["ab"]],
	["''", [""]],
	["web-03:'/srv/a b'", ["web-03:/srv/a b"]],
	["'it'\\''s'", ["it's"]],
	['"a \\"b\\" \\$c \\d"', ['a "b" $c \\d']],
	['"a\\\\b \\`c\\`\\\nd"', ["a\\b `c`d"]],
	["a\\ b c", ["a b", "c"]],
	["a \\\n  b", ["a", "b"]],
	["a \\\r\n b", ["a", "b"]],
	["a\\\nb", ["ab"]],
	["a $(b c) `d e`", ["a", "$(b c)", "`d e`"]],
	["a $(b $(c)) d", ["a", "$(b $(c))", "d"]],
	['a "$(b "c d")" e', ["a", '$(b "c d")', "e"]],
	['a "`b "c d"`" e', ["a", '`b "c d"`', "e"]],
	["a $(b ')' \")\") c", ["a", "$(b ')' \")\")", "c"]],
	["a $(b (c) \\) d) e", ["a", "$(b (c) \\) d)", "e"]],
	["a $(b '\\') c", ["a", "$(b '\\')", "c"]],
	['a $(b "\\")") c', ["a", '$(b "\\")")', "c"]],
	["a `b '$('` c", ["a", "`b '$('`", "c"]],
	[`a \${b:?c d} e`, ["a", `\${b:?c d}`, "e"]],
	[`a \${b:-$(c '}')} d`, ["a", `\${b:-$(c '}')}`, "d"]],
	[`a "\${b:-it's c}" e`, ["a", `\${b:-it's c}`, "e"]],
	["a $'' $'b\\n' c", ["a", "", "$'b\\n'", "c"]],
	["a $'b c'd $'it\\'s' e", ["a", "b cd", "$'it\\'s'", "e"]],
	["a <(b c) >(d) e", ["a", "<(b c)", ">(d)", "e"]],
	["a#b", ["a#b"]],
	["a <server>\t<server>:<path> <member>...", ["a", "<server>", "<server>:<path>", "<member>..."]],
	["桜 🌸", ["桜", "🌸"]],
])("splits %j", (line, words) => {
	expect(texts(line)).toEqual(words);
	expect(tokenise(line).faults).toEqual([]);
});

it.each([
	["a # b", "# b"],
	["a | b", "| b"],
	["a|b", "|b"],
	["a > b && rm", "&& rm"],
	["a; b", "; b"],
	["a & ", "& "],
	["a\nb", "\nb"],
	["a\r\nb", "\r\nb"],
])("stops after the first command of %j", (line, rest) => {
	const found = tokenise(line);
	expect(found.words.map(({ text }) => text)).toEqual(["a"]);
	expect(line.slice(found.rest?.start, found.rest?.end)).toBe(rest);
});

it.each([
	["a > b", ["a"], ["> b"]],
	["a <b c", ["a", "c"], ["<b"]],
	["a 2>/dev/null b", ["a", "b"], ["2>/dev/null"]],
	["a &>>b c", ["a", "c"], ["&>>b"]],
	["a>'b c' 2>&1", ["a"], [">'b c'", "2>&1"]],
	["> >(b c) a", ["a"], ["> >(b c)"]],
	["a <<<b <server>", ["a", "<server>"], ["<<<b"]],
	["a <server>x", ["a"], ["<server", ">x"]],
	["a2 >b", ["a2"], [">b"]],
	["a 10>>  b", ["a"], ["10>>  b"]],
	["a >|b <>c", ["a"], [">|b", "<>c"]],
])("reads on after the redirections of %j", (line, words, redirections) => {
	const found = tokenise(line);
	expect(found).toMatchObject({ rest: null, faults: [] });
	expect(found.words.map(({ text }) => text)).toEqual(words);
	expect(found.redirections.map(({ start, end }) => line.slice(start, end))).toEqual(redirections);
});

it("leaves a blank after a redirection without a target out of it", () => {
	expect(tokenise("a > | b").redirections).toEqual([{ start: 2, end: 3 }]);
});

it("ignores trailing blanks", () => {
	expect(tokenise("a\n").rest).toBeNull();
	expect(tokenise("a\r\n  ").rest).toBeNull();
});

it.each([
	["a 'b", "The single quotation mark is never closed.", 2],
	['a "b c', "The double quotation mark is never closed.", 2],
	["a $(b", "The bracket is never closed.", 2],
	["a `b", "The backtick is never closed.", 2],
	["a <(b", "The bracket is never closed.", 2],
	["a ${b c", "The curly bracket is never closed.", 2],
	['a "$(b"', "The bracket is never closed.", 3],
	["a $'b", "The single quotation mark is never closed.", 2],
	["a 2>", "The redirection has no target.", 2],
	["a > | b", "The redirection has no target.", 2],
	["a > 'b", "The single quotation mark is never closed.", 4],
	["a \\", "The backslash at the end has nothing to escape.", 2],
	["a (b)", "Brackets have a meaning to the shell; quote them.", 2],
	["a(b)", "Brackets have a meaning to the shell; quote them.", 1],
	["a )b", "Brackets have a meaning to the shell; quote them.", 2],
])("reports the shell error in %j", (line, message, start) => {
	expect(tokenise(line).faults).toEqual([{ start, end: expect.any(Number), message }]);
});

it.each([
	["a 'b c", "'b c"],
	['a "b $(c', "$(c"],
	["a 2>", "2>"],
	["a \\", "\\"],
	["a (b)", "("],
])("marks no more of %j than %j", (line, marked) => {
	expect(tokenise(line).faults.map(({ start, end }) => line.slice(start, end))).toEqual([marked]);
});

it.each([
	["a\u00a0b", ["a", "b"], "This is not a plain space; type one instead.", "a b"],
	["a\u2003b", ["a", "b"], "This is not a plain space; type one instead.", "a b"],
	["a\u202fb", ["a", "b"], "This is not a plain space; type one instead.", "a b"],
	["a\u3000b", ["a", "b"], "This is not a plain space; type one instead.", "a b"],
	["a <b>\u00a0c", ["a", "<b>", "c"], "This is not a plain space; type one instead.", "a <b> c"],
	["a\u200bb", ["ab"], "This character is invisible; delete it.", "ab"],
	["a\u00adb", ["ab"], "This character is invisible; delete it.", "ab"],
	["a\u2060b", ["ab"], "This character is invisible; delete it.", "ab"],
	["\ufeffa", ["a"], "This character is invisible; delete it.", "a"],
	["\u200ea", ["a"], "This character is invisible; delete it.", "a"],
	["a b\u202e", ["a", "b"], "This character is invisible; delete it.", "a b"],
	["a \u2066b", ["a", "b"], "This character is invisible; delete it.", "a b"],
	["a “b c”", ["a", "b c"], "The shell only accepts straight quotation marks.", 'a "b c"'],
	["a „b c“", ["a", "b c"], "The shell only accepts straight quotation marks.", 'a "b c"'],
	["“a b” c", ["a b", "c"], "The shell only accepts straight quotation marks.", '"a b" c'],
	["a ”b c”", ["a", "b c"], "The shell only accepts straight quotation marks.", 'a "b c"'],
	["a “” b", ["a", "", "b"], "The shell only accepts straight quotation marks.", 'a "" b'],
	['a “b c" d', ["a", "b c", "d"], "The shell only accepts straight quotation marks.", 'a "b c" d'],
	["a ‘it’s b’ c", ["a", "it’s b", "c"], "The shell only accepts straight quotation marks.", "a 'it’s b' c"],
	["a ‘the ’90s’ b", ["a", "the ’90s", "b"], "The shell only accepts straight quotation marks.", "a 'the ’90s' b"],
	["a ‚b c‘", ["a", "b c"], "The shell only accepts straight quotation marks.", "a 'b c'"],
	["a ‘b c' d", ["a", "b c", "d"], "The shell only accepts straight quotation marks.", "a 'b c' d"],
	["a --b=“c d”", ["a", "--b=c d"], "The shell only accepts straight quotation marks.", 'a --b="c d"'],
	["a —json", ["a", "--json"], "Options start with two plain hyphens, --.", "a --json"],
	["a –-json", ["a", "--json"], "Options start with two plain hyphens, --.", "a --json"],
	["a ––json", ["a", "--json"], "Options start with two plain hyphens, --.", "a --json"],
	["a -–json", ["a", "--json"], "Options start with two plain hyphens, --.", "a --json"],
	["a \\ \n b", ["a", "b"], "A blank after the backslash: the line does not continue.", "a \\\n b"],
	["a \\\u00a0\n b", ["a", "b"], "A blank after the backslash: the line does not continue.", "a \\\n b"],
	["a\\\t\r\n b", ["a", "b"], "A blank after the backslash: the line does not continue.", "a\\\r\n b"],
])("reads %j as %j, reports what is wrong and knows what is right", (line, words, message, right) => {
	const { faults } = tokenise(line);
	expect(texts(line)).toEqual(words);
	expect(faults).not.toEqual([]);
	for (const fault of faults) expect(fault.message).toBe(message);
	const mended = faults.reduceRight(
		(text, { start, end, suggestion }) => text.slice(0, start) + suggestion + text.slice(end),
		line,
	);
	expect(mended).toBe(right);
});

it("knows no mend for typographic marks around a straight one", () => {
	const [first, last] = tokenise("a ‘it's b’").faults;
	expect([first?.suggestion, last?.suggestion]).toEqual([undefined, undefined]);
	expect(texts("a ‘it's b’")).toEqual(["a", "it's b"]);
});

it("reports a typographic mark that is never closed, and takes the rest as quoted", () => {
	expect(tokenise("a “b c").faults.map(({ message }) => message)).toEqual([
		"The shell only accepts straight quotation marks.",
		"The double quotation mark is never closed.",
	]);
	expect(texts("a “b c")).toEqual(["a", "b c"]);
});

it.each([
	["a '“b” —\u00a0'", "in quotation marks"],
	["a it’s b—c 19”-rack", "inside a word"],
	["a 👩\u200d🌾 می\u200cخواهم", "which join letters and emoji"],
])("allows typographic characters in %j, %s", (line) => {
	expect(tokenise(line).faults).toEqual([]);
});

it.each([
	["$HOME", true],
	['"$HOME"', true],
	["$(date)", true],
	["$1", true],
	["$@", true],
	["$?", true],
	["$#", true],
	["$*", true],
	["$$", true],
	["$!", true],
	["$-", true],
	[`\${1:-a b}`, true],
	["<(a)", true],
	["$'a\\n'", true],
	["$'a'", false],
	["'$HOME'", false],
	["\\$HOME", false],
	["5$", false],
	["“$HOME”", true],
	["“`date`”", true],
	["“home”", false],
	["‘$HOME’", false],
])("knows whether only a shell can evaluate %s", (word, isOpen) => {
	expect(tokenise(word).words[0]?.isOpen).toBe(isOpen);
});

it.each([
	["*.txt", true],
	["'my site'/*.html", true],
	["a\\ b/?", true],
	["a[12]", true],
	["{a,b}", true],
	["'*.txt'", false],
	['"a?"', false],
	["\\*.txt", false],
	["<server>", false],
])("knows whether %s is a pattern", (word, isPattern) => {
	expect(tokenise(word).words[0]?.isPattern).toBe(isPattern);
});

it.each([
	[".\\site", true],
	["C:\\2027", true],
	["..\\.ssh", true],
	[".\\_site", true],
	["a\\ b", false],
	["it\\'s", false],
	["\\*.txt", false],
	["'.\\site'", false],
	['".\\site"', false],
])("knows whether %s has a backslash that a shell of Windows would keep", (word, isEscaped) => {
	expect(tokenise(word).words[0]?.isEscaped).toBe(isEscaped);
});

it.each([
	["~", true],
	["~/site", true],
	["~/'my site'", true],
	["~deploy/site", true],
	["'~/site'", false],
	['"~"/site', false],
	["\\~/site", false],
	["~'/site'", false],
	["~de\\ploy/site", false],
	["site~", false],
	["web-03:~/site", false],
	["--output=~/site", false],
	["<server>", false],
])("knows whether %s begins with a home folder", (word, isHome) => {
	expect(tokenise(word).words[0]?.isHome).toBe(isHome);
});

it("gives the range of each word, quotation marks included", () => {
	const line = "a 'b c'  d";
	expect(tokenise(line).words.map(({ start, end }) => line.slice(start, end))).toEqual(["a", "'b c'", "d"]);
});
