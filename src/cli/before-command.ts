/** What may come before a program: a variable for it, or another program that runs it, whose options are not read. */
const prefix = String.raw`(?:[A-Za-z_]\w*=(?:'[^']*'|"[^"]*"|[^\s'"])*|(?:sudo|doas|env|time|nohup|exec)(?!\S))`;
const prefixed = new RegExp(`^${prefix}`);

/**
 * Prompts: the arrows of Starship and Oh My Zsh (escaped, so that the fonts need not have them); `$`, `aiko@web-03:~$`,
 * `root@web-03:~#`, `[aiko@web-03 ~]$`, `aiko@mac ~ %`, `aiko@mac ~>`; folders of Windows, which may contain blanks and
 * need none after them, `PS C:\My Site>`. A `#` alone begins a comment.
 */
const prompts = [
	String.raw`\u279c\s+\S+(?:\s+git:\(\S*\)(?:\s+\u2717)?)?\s+`,
	String.raw`(?:[^\s'"]+ ){0,2}(?:[^\s'"]*[$%\u276f\u279c]|(?!\d*[<>]|&>)[^\s'"]+[#>])\s+`,
	String.raw`(?:PS )?[A-Za-z]:\\[^>\n]*>\s*`,
].join("|");
const promptOfCherry = new RegExp(
	String.raw`^\s*(?!cherry\b|#)(?:${prompts})(?=(?:${prefix}\s+)*(?:\S*[\\/])?cherry(?:\.exe)?(?![^\s;|&<>]))`,
);

/** The prompt of a line, with the blanks around it; "" if there is none. */
export function promptOf(line: string): string {
	return (promptOfCherry.exec(line) ?? /^\s*(?:[$%]\s+(?=\S))?/.exec(line))?.[0] ?? "";
}

/** @param text as written, with its quotation marks */
export function isPrefix(text: string): boolean {
	return prefixed.test(text);
}

/** @example isCherry("/usr/local/bin/cherry") // true */
export function isCherry(text: string): boolean {
	return /(?:^|[\\/])cherry(?:\.exe)?$/.test(text);
}
