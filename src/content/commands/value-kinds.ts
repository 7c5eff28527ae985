import { regionIds } from "#src/content/servers/regions.ts";

/** A kind of value, described in words and as a machine-readable rule. */
export interface KindRule {
	/** The label of its field: "Server". */
	label: string;
	/** Completes the sentence "Must be …". */
	mustBe: string;
	/**
	 * The whole value as the source of a regular expression with the flag `u`. By default any non-empty text is valid.
	 */
	pattern?: string;
	/** A whole number from `min` to `max`, both inclusive. */
	range?: { min: number; max: number };
	/** The only possible values. Plans are in `content/servers/plans.ts`. */
	known?: readonly string[];
	/** Its form in the usage line, if it is not the value's name in angle brackets. */
	placeholder?: string;
	/** The value used in examples. */
	example: string;
}

/**
 * What no value may contain, for a character class. A text with controls of direction (U+202E) would be shown in another
 * order than it is copied. Other invisible characters, such as joiners, belong to words of some languages and to emoji.
 */
const CONTROLS = "\\p{Cc}\\p{Bidi_Control}";

/** A field of a cron table: stars, numbers and ranges, with or without a step. */
const CRON_ITEM = "(?:\\*|\\d\\d?(?:-\\d\\d?)?)(?:/[1-9]\\d?)?";
const CRON_FIELD = `${CRON_ITEM}(?:,${CRON_ITEM})*`;
/** Five of them, each preceded by the numbers that it may not contain. */
const CRON = [
	`(?!\\S*[6-9]\\d)${CRON_FIELD}`,
	`(?!\\S*(?:2[4-9]|[3-9]\\d))${CRON_FIELD}`,
	`(?!\\S*(?:\\b00?\\b|3[2-9]|[4-9]\\d))${CRON_FIELD}`,
	`(?!\\S*(?:\\b00?\\b|1[3-9]|[2-9]\\d))${CRON_FIELD}`,
	`(?!\\S*(?:\\d\\d|[89]))${CRON_FIELD}`,
].join(" ");

const kinds = {
	choice: { label: "Choice", mustBe: "one of the values listed", example: "medium" },
	server: {
		label: "Server",
		mustBe: "a server’s name: small letters, digits and single hyphens, beginning with a letter, such as web-03",
		pattern: "(?=.{1,63}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*",
		example: "web-03",
	},
	region: { label: "Region", mustBe: "one of the six regions", known: regionIds, example: "lithuania" },
	plan: {
		label: "Plan",
		mustBe: "a plan’s name, such as e3-1240v3",
		pattern: "[a-z0-9]+(?:-[a-z0-9]+)*",
		example: "e3-1240v3",
	},
	image: {
		label: "Image",
		mustBe: "one of the images offered",
		known: ["debian-13", "debian-12", "ubuntu-26.04", "ubuntu-24.04", "almalinux-10", "freebsd-14"],
		example: "debian-13",
	},
	path: { label: "Path", mustBe: "a path without control characters", pattern: `[^${CONTROLS}]+`, example: "./site" },
	"server-path": {
		label: "Path on the server",
		mustBe: "a path without control characters",
		pattern: `[^${CONTROLS}]+`,
		example: "/etc/nginx",
	},
	file: {
		label: "File",
		mustBe: "a file’s path, which does not end in a slash",
		pattern: `[^${CONTROLS}]*[^${CONTROLS}/]`,
		example: "web-03.capsule",
	},
	"remote-path": {
		label: "Path on a server",
		mustBe: "<server>:<path>, such as web-03:/srv/site",
		pattern: `[a-z][a-z0-9-]*:[^${CONTROLS}]+`,
		placeholder: "<server>:<path>",
		example: "web-03:/srv/site",
	},
	key: {
		label: "Key",
		mustBe: "a key’s name: small letters, digits, dots and hyphens, such as aiko-laptop",
		pattern: "[a-z0-9][a-z0-9._-]*",
		example: "aiko-laptop",
	},
	"gpg-key": {
		label: "Key",
		mustBe: "the name of a GPG key: small letters, digits, dots and hyphens, such as mika",
		pattern: "[a-z0-9][a-z0-9._-]*",
		example: "mika",
	},
	user: {
		label: "User",
		mustBe: "a user’s name on the server, such as deploy",
		pattern: "[a-z_][a-z0-9_-]{0,31}",
		example: "deploy",
	},
	member: {
		label: "Member",
		mustBe: "a member’s name: small letters, digits and hyphens, such as mika",
		pattern: "[a-z][a-z0-9-]*",
		example: "mika",
	},
	duration: {
		label: "Duration",
		mustBe: "a number and s, m, h or d for seconds, minutes, hours or days, such as 2h",
		pattern: "[1-9][0-9]{0,5}[smhd]",
		example: "2h",
	},
	count: { label: "Count", mustBe: "a whole number from 1 to 500", range: { min: 1, max: 500 }, example: "4" },
	port: {
		label: "Port",
		mustBe: "a port: a whole number from 1 to 65535",
		range: { min: 1, max: 65_535 },
		example: "80",
	},
	percent: { label: "Per cent", mustBe: "a whole number from 1 to 100", range: { min: 1, max: 100 }, example: "85" },
	gigabytes: {
		label: "Gigabytes",
		mustBe: "a whole number of gigabytes from 1 to 100000",
		range: { min: 1, max: 100_000 },
		example: "200",
	},
	email: {
		label: "Email address",
		mustBe: "an email address, such as ren@example.org",
		pattern: `[^\\s@${CONTROLS}]+@[^\\s@.${CONTROLS}]+(?:\\.[^\\s@.${CONTROLS}]+)+`,
		example: "ren@example.org",
	},
	organisation: {
		label: "Organisation",
		mustBe: "an organisation’s name: small letters, digits and hyphens, such as hana-studio",
		pattern: "[a-z][a-z0-9]*(?:-[a-z0-9]+)*",
		example: "hana-studio",
	},
	term: { label: "Term", mustBe: "a word to look for", pattern: `[^${CONTROLS}]+`, example: "nginx" },
	package: {
		label: "Package",
		mustBe: "a package’s name: small letters, digits, dots, plus signs and hyphens, such as nginx",
		pattern: "[a-z0-9][a-z0-9+.-]*",
		example: "nginx",
	},
	version: {
		label: "Version",
		mustBe: "a version, which begins with a digit, such as 1.26.3-3",
		pattern: "[0-9][A-Za-z0-9.+~:-]*",
		example: "1.26.3-3",
	},
	idea: {
		label: "Idea",
		mustBe: "an idea’s number as the list shows it, such as idea-31",
		pattern: "idea-[1-9][0-9]{0,5}",
		example: "idea-31",
	},
	title: {
		label: "Title",
		mustBe: "a title of at most 80 characters on one line, without control characters",
		pattern: `[^${CONTROLS}]{1,80}`,
		example: "Quiet hours for alerts",
	},
	setting: {
		label: "Setting",
		mustBe: "a setting’s name in small letters, its parts separated by dots, such as capsule.compression",
		pattern: "[a-z]+(?:-[a-z]+)*(?:\\.[a-z]+(?:-[a-z]+)*)*",
		example: "capsule.compression",
	},
	text: {
		label: "Text",
		mustBe: "a text on one line, without control characters",
		pattern: `[^${CONTROLS}]+`,
		example: "medium",
	},
	snapshot: {
		label: "Snapshot",
		mustBe: "a snapshot’s name: small letters, digits and hyphens, such as before-move",
		pattern: "[a-z0-9]+(?:-[a-z0-9]+)*",
		example: "before-move",
	},
	command: {
		label: "Command",
		mustBe: "a whole line that begins with cherry",
		pattern: `cherry \\S[^${CONTROLS}]*`,
		example: "cherry files sync ./site web-03:/srv/site",
	},
	when: {
		label: "When",
		mustBe:
			"minute 0 to 59, hour 0 to 23, day 1 to 31, month 1 to 12 and weekday 0 to 7, such as 0 3 * * *, or @hourly, @daily, @weekly or @monthly",
		pattern: `@(?:hourly|daily|weekly|monthly)|${CRON}`,
		example: "0 3 * * *",
	},
} satisfies Record<string, KindRule>;

/** The name of a kind of value; it means the same in every command. */
export type ValueKind = keyof typeof kinds;

/** Every kind of value used by commands. */
export const valueKinds: Readonly<Record<ValueKind, KindRule>> = kinds;
