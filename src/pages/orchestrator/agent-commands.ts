import { advanced } from "#src/content/commands/advanced.ts";
import type { Command, Example } from "#src/content/commands/command.ts";
import { ideas } from "#src/content/commands/ideas.ts";
import { monitoring } from "#src/content/commands/monitoring.ts";

/**
 * The command and example with this line, from a section of the schema.
 * @throws Error when the schema has no such example
 */
function example(commands: readonly Command[], line: string): { command: Command; example: Example } {
	for (const command of commands)
		for (const one of command.examples) if (one.line === line) return { command, example: one };
	throw new Error(`No example of the schema: ${line}`);
}

/** The typical building blocks of plans: preview, schedule for the night, monitor, and propose. */
export const agentCommands = [
	example(advanced, "cherry batch move.txt --dry-run"),
	example(advanced, 'cherry schedule @weekly "cherry instance snapshot web-03"'),
	example(monitoring, "cherry monitor health web-03"),
	example(ideas, 'cherry ideas share "Quiet hours for alerts" --body quiet-hours.md'),
];
