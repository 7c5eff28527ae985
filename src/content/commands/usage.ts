/**
 * The usage line of every leaf command of Cherry CLI, by guide section: 47 in all.
 * Grammar: `<required>`, `[optional]`, `a|b` alternatives, `...` repeatable.
 * Specification 2.4, 2.11 and 9; the sections without commands of their own are left out.
 */
export const commandUsage = {
	core: [
		"cherry init [directory] [--template minimal|full]",
		"cherry status [--json]",
		"cherry config [key] [value] [--unset <key>]",
		"cherry season [--months] [--greeting]",
	],
	files: [
		"cherry files list <server> [path]",
		"cherry files push <source> <server>:<path> [--compression none|low|medium|high] [--encryption gpg|aes256]",
		"cherry files pull <server>:<path> <destination> [--compression none|low|medium|high]",
		"cherry files sync <source> <server>:<path> [--delete] [--dry-run]",
	],
	server: [
		"cherry servers list [--region <region>] [--status online|offline|deploying] [--json]",
		"cherry servers create <name> --plan <plan> --region <region> [--image <image>] [--billing hourly|monthly|spot]",
		"cherry servers info <server> [--json]",
		"cherry servers restart <server> [--wait]",
		"cherry servers remove <server> [--yes]",
		"cherry capsule wrap <server> [--output <file>] [--compression none|low|medium|high] [--encryption gpg|aes256] [--recipient <key>]",
		"cherry capsule open <file> --to <server> [--only <path>]",
		"cherry capsule verify <file> [--signature <file>]",
	],
	ssh: [
		"cherry ssh connect <server> [--user <user>] [--key <key>]",
		"cherry ssh keys [list|add|rotate|retire] [name] [--type ed25519|rsa4096]",
		"cherry ssh ceremony <name> [--witness <member>...] [--record <file>]",
		"cherry tunnel <server> --port <port> [--local-port <port>] [--compression none|low|medium|high]",
	],
	p2p: [
		"cherry p2p join [--region <region>] [--capacity <gigabytes>]",
		"cherry p2p leave [--drain]",
		"cherry p2p peers [--limit <count>] [--json]",
		"cherry p2p status [--watch]",
	],
	org: [
		"cherry org list",
		"cherry org members <organisation>",
		"cherry org invite <organisation> <email> [--role viewer|operator|steward]",
	],
	inventory: [
		"cherry inventory plans [--category entry-level|mid-range|high-performance|enterprise|gpu] [--json]",
		"cherry inventory regions [--json]",
		"cherry inventory pricing <plan> [--billing hourly|monthly|quarterly|semi-annual|annual|spot]",
	],
	instance: [
		"cherry instance start <server>",
		"cherry instance stop <server> [--force]",
		"cherry instance resize <server> --plan <plan>",
		"cherry instance snapshot <server> [--name <name>]",
	],
	package: [
		"cherry package search <term>",
		"cherry package install <package> --on <server> [--version <version>]",
		"cherry package remove <package> --on <server>",
	],
	ideas: [
		"cherry ideas list [--season spring|summer|autumn|winter]",
		"cherry ideas share <title> [--body <file>]",
		"cherry ideas support <idea>",
	],
	monitoring: [
		"cherry monitor health <server> [--watch]",
		"cherry monitor logs <server> [--since <duration>] [--follow]",
		"cherry monitor alerts [--server <server>] [--above <percent>]",
	],
	advanced: [
		"cherry batch <file> [--parallel <count>] [--dry-run]",
		"cherry schedule <when> <command>",
		"cherry completion bash|zsh|fish",
		"cherry doctor [--fix]",
	],
} as const;
