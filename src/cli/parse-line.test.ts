import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commands } from "#src/content/commands/commands.ts";
import { parseLine } from "./parse-line.ts";
import { nameOf, usageOf } from "./usage.ts";

const partsOf = (line: string) => parseLine(line).parts.map(({ kind, text }) => `${kind} ${text}`);
const messages = (line: string) => parseLine(line).faults.map(({ message }) => message);

describe("the parts of a line", () => {
	it.each([
		["cherry status", ["program cherry", "word status"]],
		[
			"$ cherry capsule wrap web-03 --compression=high | less",
			[
				"prompt $",
				"program cherry",
				"word capsule",
				"word wrap",
				"argument web-03",
				"option --compression",
				"value high",
				"rest | less",
			],
		],
		[
			"cherry ssh ceremony spring --witness aiko 'ren' --record log.yaml",
			[
				"program cherry",
				"word ssh",
				"word ceremony",
				"argument spring",
				"option --witness",
				"value aiko",
				"value 'ren'",
				"option --record",
				"value log.yaml",
			],
		],
		["cherry servers list --jsno", ["program cherry", "word servers", "word list", "unknown --jsno"]],
		[
			"cherry servers list --regoin sweden",
			["program cherry", "word servers", "word list", "unknown --regoin", "value sweden"],
		],
		[
			"cherry capsule wrap --compression high web-03",
			["program cherry", "word capsule", "word wrap", "option --compression", "value high", "argument web-03"],
		],
		[
			"cherry capsule wrap --compression=high web-03",
			["program cherry", "word capsule", "word wrap", "option --compression", "value high", "argument web-03"],
		],
		["cherry server list --json", ["program cherry", "unknown server", "word list", "option --json"]],
		["cherry wrap web-03", ["program cherry", "unknown wrap", "argument web-03"]],
		["cherry servers list --region=", ["program cherry", "word servers", "word list", "option --region="]],
		["cherry servers list '--region=x'", ["program cherry", "word servers", "word list", "option '--region=x'"]],
		["cherry servers destroy web-03", ["program cherry", "word servers", "unknown destroy", "unknown web-03"]],
		["cherry servers", ["program cherry", "word servers"]],
		["cherry", ["program cherry"]],
		["sudo cherry", ["prefix sudo", "program cherry"]],
		[
			"$ CHERRY_TOKEN='a b' time cherry status",
			["prompt $", "prefix CHERRY_TOKEN='a b'", "prefix time", "program cherry", "word status"],
		],
		[
			"aiko@web-03:~$ token=ab _n1='' x= cherry status",
			["prompt aiko@web-03:~$", "prefix token=ab", "prefix _n1=''", "prefix x=", "program cherry", "word status"],
		],
		["/usr/local/bin/cherry status", ["program /usr/local/bin/cherry", "word status"]],
		[".\\cherry.exe status", ["program .\\cherry.exe", "word status"]],
		["sudo -u ren cherry status", ["prefix sudo", "unknown -u", "unknown ren", "unknown cherry", "unknown status"]],
		[
			"/usr/local/bin/cherry status >> /var/log/cherry.log 2>&1",
			["program /usr/local/bin/cherry", "word status", "redirection >> /var/log/cherry.log", "redirection 2>&1"],
		],
		[
			"aiko@web-03:~$ TOKEN='a b' NAME=\"c d\" cherry status",
			["prompt aiko@web-03:~$", "prefix TOKEN='a b'", 'prefix NAME="c d"', "program cherry", "word status"],
		],
		["git status>cherry", ["unknown git", "unknown status", "redirection >cherry"]],
		["./cherry status 2> cherry", ["program ./cherry", "word status", "redirection 2> cherry"]],
		["./cherry status &> cherry", ["program ./cherry", "word status", "redirection &> cherry"]],
		["./cherry status> cherry.log", ["program ./cherry", "word status", "redirection > cherry.log"]],
		[
			"sudo cherry status> /var/log/cherry.log",
			["prefix sudo", "program cherry", "word status", "redirection > /var/log/cherry.log"],
		],
		["cherry status> cherry", ["program cherry", "word status", "redirection > cherry"]],
		["'/opt/my tools/cherry' status", ["program '/opt/my tools/cherry'", "word status"]],
		["blackcherry status", ["unknown blackcherry", "unknown status"]],
		["% git status", ["prompt %", "unknown git", "unknown status"]],
		["$  git status", ["prompt $", "unknown git", "unknown status"]],
		["$cherry status", ["unknown $cherry", "unknown status"]],
		["timeout 5 cherry status", ["unknown timeout", "unknown 5", "unknown cherry", "unknown status"]],
		[
			"env nohup exec doas cherry status",
			["prefix env", "prefix nohup", "prefix exec", "prefix doas", "program cherry", "word status"],
		],
		["cherry 2>/dev/null status", ["program cherry", "redirection 2>/dev/null", "word status"]],
		[
			"cherry tunnel > log.txt web-03 | less",
			[
				"program cherry",
				"word tunnel",
				"redirection > log.txt",
				"argument web-03",
				"missing --port <port>",
				"rest | less",
			],
		],
		["# $ cherry status", ["rest # $ cherry status"]],
		[
			"# move it\n\n  # tonight \r\n $ cherry status # now",
			["rest # move it", "rest # tonight", "prompt $", "program cherry", "word status", "rest # now"],
		],
		[
			"\t# move it\n#\ncherry status # now ",
			["rest # move it", "rest #", "program cherry", "word status", "rest # now"],
		],
		["# one\n# two\n", ["rest # one", "rest # two"]],
		["echo '$ cherry status'", ["unknown echo", "unknown '$ cherry status'"]],
		["echo 'run $ cherry status'", ["unknown echo", "unknown 'run $ cherry status'"]],
		["echo 'run> cherry status'", ["unknown echo", "unknown 'run> cherry status'"]],
		['echo "run> cherry status"', ["unknown echo", 'unknown "run> cherry status"']],
		[
			"please run this now: $ cherry status",
			["please", "run", "this", "now:", "$", "cherry", "status"].map((word) => `unknown ${word}`),
		],
		['echo "$ cherry status"', ["unknown echo", 'unknown "$ cherry status"']],
		["git status # cherry status", ["unknown git", "unknown status", "rest # cherry status"]],
		["cherry tunnel", ["program cherry", "word tunnel", "missing <server>", "missing --port <port>"]],
		["cherry ideas share -- --loud", ["program cherry", "word ideas", "word share", "separator --", "argument --loud"]],
		[
			"cherry files list <server> # where",
			["program cherry", "word files", "word list", "argument <server>", "rest # where"],
		],
		["", []],
	])("of %j", (line, parts) => {
		expect(partsOf(line)).toEqual(parts);
	});

	it.each([
		"$",
		"%",
		"❯",
		"➜",
		"➜  ~",
		"aiko@web-03:~$",
		"root@web-03:~#",
		"[aiko@web-03 ~]$",
		"aiko@mac ~ %",
		"aiko@mac ~>",
		"➜  site git:(main)",
		"➜  site git:(main) ✗",
		"PS C:\\Users\\Aiko Tanaka\\My Site>",
	])("begin with the prompt %s", (prompt) => {
		const line = `  ${prompt} cherry servers list --region atlantis`;
		const { parts, faults } = parseLine(line);
		expect(parts.map(({ start, end }) => line.slice(start, end))).toEqual([
			prompt,
			"cherry",
			"servers",
			"list",
			"--region",
			"atlantis",
		]);
		expect(parts[0]?.kind).toBe("prompt");
		expect(faults.map(({ start, end }) => line.slice(start, end))).toEqual(["atlantis"]);
	});

	it.each([
		["C:\\Users\\aiko>cherry status", "C:\\Users\\aiko>"],
		["C:\\Users\\aiko>cherry status > cherry", "C:\\Users\\aiko>"],
		["c:\\>cherry status", "c:\\>"],
		["aiko@web-03:~$ sudo cherry status", "aiko@web-03:~$"],
		["cherryl@web-03:~$  cherry status", "cherryl@web-03:~$"],
		["root@web-03:~#  cherry status", "root@web-03:~#"],
		["root@web-03:~# /usr/local/bin/cherry status", "root@web-03:~#"],
	])("begin with the prompt of %s", (line, prompt) => {
		const { parts, faults } = parseLine(line);
		expect([parts[0]?.kind, parts[0]?.text, faults]).toEqual(["prompt", prompt, []]);
	});

	it.each(commands.flatMap(({ examples }) => examples.map(({ line }) => line)))(
		"of %j have ranges that match their text",
		(line) => {
			let last = 0;
			for (const { start, end, text } of parseLine(`  $ ${line} # x`).parts) {
				expect(`  $ ${line} # x`.slice(start, end)).toBe(text);
				expect(`  $ ${line} # x`.slice(last, start).replace(/^=$/, "")).toMatch(/^\s*$/);
				last = end;
			}
		},
	);
});

describe("faults", () => {
	it.each([
		["", ["no command given"]],
		["$ ", ["$: is not cherry"]],
		["git status", ["git: is not cherry"]],
		["sudo", ["no command given"]],
		["sudo git status", ["git: is not cherry"]],
		["cherry", ["cherry: is not a complete command; add one, such as status"]],
		["cherry capsule", ["cherry capsule: is not a complete command; add wrap, open or verify"]],
		["cherry capsule --json", ["cherry capsule: is not a complete command; add wrap, open or verify"]],
		["cherry bloom", ["cherry bloom: is not a command"]],
		["cherry statsu", ["cherry statsu: is not a command; did you mean cherry status?"]],
		["cherry --status", ["cherry --status: is not a command; did you mean cherry status?"]],
		["cherry --servers list", ["cherry --servers list: is not a command; did you mean cherry servers list?"]],
		["cherry server lsit", ["cherry server lsit: is not a command; did you mean cherry servers list?"]],
		[
			"cherry servers destroy",
			["cherry servers destroy: is not a command; servers has list, create, info, restart or remove"],
		],
		["cherry capsule wrap web-03 --compression max", ["--compression: must be none, low, medium or high"]],
		[
			"cherry capsule wrap web-03 --compression hihg",
			["--compression: must be none, low, medium or high; did you mean high?"],
		],
		[
			"cherry capsule wrap web-03 --compresion low",
			["--compresion: is not an option of cherry capsule wrap; did you mean --compression?"],
		],
		[
			"cherry capsule wrap web-03 -c low",
			["-c: is not an option of cherry capsule wrap", "low: is one argument too many for cherry capsule wrap"],
		],
		["cherry capsule wrap web-03 --output", ["--output: needs a value, <file>"]],
		["cherry capsule wrap web-03 --output --compression low", ["--output: needs a value, <file>"]],
		["cherry capsule wrap web-03 --encryption gpg", ["--encryption gpg: needs --recipient <key>"]],
		[
			"cherry capsule wrap web-03 --encryption aes256 --recipient mika",
			["--recipient: must be left out unless --encryption is gpg"],
		],
		["cherry capsule wrap web-03 --recipient mika", ["--recipient: must be left out unless --encryption is gpg"]],
		["cherry capsule wrap web-03 --recipient=mika --encryption=gpg", []],
		["cherry capsule wrap web-03 --recipient mika --encryption", ["--encryption: needs a value, gpg|aes256"]],
		["cherry capsule wrap web-03 --recipient mika --encryption $METHOD", []],
		["cherry capsule open a.capsule --to", ["--to: needs a value, <server>"]],
		["cherry capsule wrap web-03 --output=", ["--output: needs a value, <file>"]],
		["cherry capsule wrap web-03 '--compression=high'", []],
		["cherry capsule wrap web-03 --compression=max", ["--compression: must be none, low, medium or high"]],
		["cherry capsule wrap web-03 '--compression=max'", ["--compression: must be none, low, medium or high"]],
		["cherry capsule wrap web-03 --compression $1", []],
		["cherry servers info web-03 --json=1", ["--json: takes no value"]],
		["cherry servers info web-03 --json --json", ["--json: is given twice"]],
		["cherry servers info", ["cherry servers info: needs <server>"]],
		["cherry servers info <server>", ["<server>: is not filled in yet"]],
		[
			"cherry servers info Web",
			[
				"Web: must be a server’s name: small letters, digits and single hyphens, beginning with a letter, such as web-03",
			],
		],
		...["''", "' '"].map((blank): [string, string[]] => [
			`cherry servers info ${blank}`,
			[
				"server: must be a server’s name: small letters, digits and single hyphens, beginning with a letter, such as web-03",
			],
		]),
		["cherry capsule open a.capsule", ["cherry capsule open: needs --to <server>"]],
		["cherry tunnel web-03 --port 70000", ["--port: must be a port: a whole number from 1 to 65535"]],
		["cherry completion tcsh", ["tcsh: must be bash, zsh or fish"]],
		["cherry files push a web-03", ["web-03: must be <server>:<path>, such as web-03:/srv/site"]],
		["cherry servers info 'web-03", ["The single quotation mark is never closed"]],
		[
			"cherry servers info --jsn 'web-03",
			[
				"--jsn: is not an option of cherry servers info; did you mean --json?",
				"The single quotation mark is never closed",
			],
		],
		["cherry capsule wrap web-03 --compression $LEVEL", []],
		["cherry ssh ceremony spring --witness aiko --witness ren", []],
		[
			"cherry ssh ceremony spring --witness -x",
			["--witness: must be a member’s name: small letters, digits and hyphens, such as mika"],
		],
		["cherry files pull web-03:'/srv/a b' .", []],
		["cherry servers create web-1 > log.txt --plan vps-2 --region sweden", []],
		["cherry servers list 2>err.log --jsn", ["--jsn: is not an option of cherry servers list; did you mean --json?"]],
		["cherry ssh keys", []],
		["cherry ssh keys list", []],
		["cherry ssh keys rotate", ["cherry ssh keys: needs <name>"]],
		["cherry ssh keys retire --type rsa4096", ["cherry ssh keys: needs <name>"]],
		["cherry ssh keys $ACTION", []],
		["cherry ssh keys burn", ["burn: must be list, add, rotate or retire"]],
		["cherry schedule @daily 'cherry bogus'", ["cherry bogus: is not a command"]],
		["cherry schedule @daily 'cherry servers info'", ["cherry servers info: needs <server>"]],
		["cherry schedule @daily 'cherry servers list --json | jq length'", ["| jq length: is more than a cherry command"]],
		["cherry schedule @daily 'cherry status; x|sh'", ["; x|sh: is more than a cherry command"]],
		["cherry schedule @daily 'cherry status > ~/.bashrc'", ["> ~/.bashrc: is more than a cherry command"]],
		["cherry schedule @daily 'cherry servers info \"$(x)\"'", ['"$(x)": is more than a cherry command']],
		["cherry schedule @daily 'cherry servers info `x`'", ["`x`: is more than a cherry command"]],
		["cherry schedule @daily 'cherry files push <(x) web-03:/srv'", ["<(x): is more than a cherry command"]],
		["cherry schedule @daily 'cherry files push >(x) web-03:/srv'", [">(x): is more than a cherry command"]],
		["cherry schedule @daily \"cherry ideas share '\\$(x)'\"", []],
		["cherry schedule @daily 'cherry servers info $SERVER & # every day'", []],
		["cherry servers list --json | jq length", []],
		['cherry schedule @daily "cherry $COMMAND"', []],
		["cherry schedule @daily <command>", ["<command>: is not filled in yet"]],
		[
			"cherry schedule @daily status",
			["status: must be a whole line that begins with cherry, in straight quotation marks"],
		],
		["cherry schedule @daily 'status'", ["status: must be a whole line that begins with cherry"]],
		["cherry schedule @daily 'cherry schedule @daily \"cherry bogus\"'", ["cherry bogus: is not a command"]],
	])("of %j", (line, expected) => {
		expect(messages(line)).toEqual(expected);
	});

	it.each([
		["cherry capsule wrap web-03 —compression high –-output a.capsule", ["Options start with two plain hyphens, --"]],
		["cherry capsule wrap web-03 —output=a.capsule", ["Options start with two plain hyphens, --"]],
		["cherry files push ‘aiko’s site’ web-03:/srv", ["The shell only accepts straight quotation marks"]],
		["cherry schedule “@daily” „cherry status“", ["The shell only accepts straight quotation marks"]],
		["cherry files pull web-03:“/srv/a b” .", ["The shell only accepts straight quotation marks"]],
		["cherry\u00a0servers info\u3000web-03", ["This is not a plain space; type one instead"]],
		["cherry stat\u200bsu", ["This character is invisible; delete it"]],
		["cherry servers\u200b info web-\u206603", ["This character is invisible; delete it"]],
		[
			"cherry servers create web-05 \\ \n  --plan vps-2\\\t \r\n  --region sweden",
			["A blank after the backslash: the line does not continue"],
		],
	])("of %j are only what the shell reads differently", (line, expected) => {
		expect([...new Set(messages(line))]).toEqual(expected);
	});

	it("of a part are the shell’s alone, until that is mended", () => {
		const { parts, faults } = parseLine("cherry servers info 'Web 03");
		expect(faults.map(({ code }) => code)).toEqual(["shell"]);
		expect(parts.at(-1)?.fault).toBe(faults[0]);
		const { parts: blameless } = parseLine("cherry servers\u00a0list");
		expect(blameless.map(({ fault }) => fault)).toEqual([null, null, null]);
	});

	it("of a line without a command are where one is missing", () => {
		expect(parseLine("sudo").faults).toMatchObject([{ start: 4, end: 4 }]);
		expect(parseLine("sudo env").faults).toMatchObject([{ start: 8, end: 8 }]);
	});

	it("include a suggestion and its range", () => {
		const line = "cherry capsule wrap web-03 --compression hihg";
		const [fault] = parseLine(line).faults;
		expect(fault).toMatchObject({ code: "wrong-value", suggestion: "high" });
		expect(line.slice(fault?.start, fault?.end)).toBe("hihg");
	});

	it("distinguish a plan that is not on offer from an invalid one", () => {
		const codes = (plan: string) =>
			parseLine(`cherry instance resize web-03 --plan ${plan}`).faults.map(({ code }) => code);
		expect([codes("sprout"), codes("Big_One"), codes("vps-2")]).toEqual([["unlisted-value"], ["wrong-value"], []]);
	});

	it("of a scheduled line are told apart in the same way, and suggest nothing", () => {
		const faults = (line: string) =>
			parseLine(`cherry schedule @daily '${line}'`).faults.map(({ code, suggestion }) => [code, suggestion]);
		expect(faults("cherry instance resize web-03 --plan sprout")).toEqual([["unlisted-value", null]]);
		expect(faults("cherry servers list --jsn")).toEqual([["wrong-value", null]]);
	});

	it("suggest cherry for a misspelling of it, and not for another program", () => {
		const suggested = (line: string) => parseLine(line).faults.map(({ suggestion }) => suggestion);
		expect([suggested("chery status"), suggested("git status")]).toEqual([["cherry"], [null]]);
	});

	it("of several words that name no command are told once", () => {
		const { parts } = parseLine("cherry server lsit");
		expect(parts.map(({ fault }) => fault?.code)).toEqual([undefined, "no-command", undefined]);
	});

	it("suggest no name and no value for an option that is quoted together with its value", () => {
		const line = (option: string) => parseLine(`cherry servers list ${option}`).faults[0]?.suggestion;
		expect([line("--regoin=sweden"), line("'--regoin=sweden'")]).toEqual(["--region", null]);
		expect([line("--region=swedne"), line("'--region=swedne'")]).toEqual(["sweden", null]);
	});

	it("mark the site or the way of paying in which a plan is not on offer", () => {
		const line = "cherry servers create ai-1 --plan gpu-h100-duo --region sweden";
		const [fault, ...more] = parseLine(line).faults;
		expect(fault).toMatchObject({
			code: "unlisted-value",
			message: "--region: must be lithuania or united-states, where GPU H100 duo is offered",
			suggestion: null,
		});
		expect(line.slice(fault?.start, fault?.end)).toBe("sweden");
		expect(more).toEqual([]);
		const other = "cherry servers create ai-1 --region sweden --plan gpu-h100-duo";
		expect(parseLine(other).faults.map(({ start, end }) => other.slice(start, end))).toEqual(["sweden"]);
	});

	it("of a line that means another command are judged by that one", () => {
		const parsed = parseLine("cherry server creat web-01 --plan vps-2");
		expect(parsed.command).toBeNull();
		expect(nameOf(parsed.closest as never)).toBe("servers create");
		expect(parsed.faults.map(({ code }) => code)).toEqual(["no-command", "missing-option"]);
		expect(parsed.values).toEqual({ name: "web-01", "--plan": "vps-2" });
		expect(parseLine("cherry servers create web-01").closest).toBeNull();
	});
});

it.each(commands.map((command) => [usageOf(command).replace(/ \[.*/, ""), command] as const))(
	"reads %j, in which only the values are missing",
	(line, command) => {
		const parsed = parseLine(line.replace(/ [a-z]+\|.*/, ""));
		expect(parsed.command).toBe(command);
		expect(parsed.faults.filter(({ code }) => !/^(?:to-fill-in|missing-)/.test(code))).toEqual([]);
	},
);

describe("hostile lines", () => {
	it.each([
		"cherry 'unfinished",
		"cherry $'unfinished",
		"cherry ssh ceremony $((((((",
		`cherry ${"a".repeat(10_000)}`,
		`cherry servers info ${"x ".repeat(5_000)}`,
		`cherry ssh ceremony a ${"--witness b ".repeat(900)}`,
		"-".repeat(10_000),
		`cherry ${"(".repeat(10_000)}`,
		`cherry ${"<a".repeat(5_000)}`,
		`cherry ${"$(".repeat(5_000)}`,
		`cherry "${'${a:-"'.repeat(2_000)}`,
		"sudo ".repeat(2_000),
		"cherry \u0000\u0007\u001b[31m status",
		"cherry servers info 🌸\ud800",
		"cherry --__proto__ constructor --constructor=1",
		"cherry constructor prototype",
		"\\",
		"$",
	])("are parsed to their end: %#", (line) => {
		const { parts, faults } = parseLine(line);
		expect(faults.filter(({ message }) => /\p{Cc}/u.test(message))).toEqual([]);
		expect(parts.filter(({ start, end }) => start > end || end > line.length)).toEqual([]);
	});

	it("of any kind never throw, and their parts are in order", () => {
		const piece = fc.oneof(
			fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 8 }),
			fc.constantFrom(
				"cherry",
				"capsule",
				"wrap",
				"--compression",
				"=",
				"'",
				'"',
				"\\",
				" ",
				"$(",
				"|",
				"--",
				"<a>",
				"${",
				">",
				"sudo",
				"#",
				"\n",
			),
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
				const line = pieces.join("");
				const edges = parseLine(line).parts.flatMap(({ start, end }) => [start, end]);
				return [0, ...edges].every((edge, index) => edge <= (edges[index] ?? line.length));
			}),
			{ numRuns: 200 },
		);
	});
});
