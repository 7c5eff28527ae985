import { commandNamed } from "#src/cli/find-command.ts";
import type { Command } from "#src/content/commands/command.ts";
import { commands } from "#src/content/commands/commands.ts";
import { useAskedState } from "#src/navigation/use-asked-state.ts";
import { type Draft, type Field, textsOf } from "./draft.ts";
import { memory } from "./memory.ts";
import { openScenario, ownQuery, type Scenario } from "./scenario.ts";

export interface ComposerState {
	command: Command;
	draft: Draft;
	/** The unusable part of the address, until the visitor continues. */
	refused: Scenario["refused"];
	/** Whether the fault of this field may already be shown. */
	isTold: (key: string) => boolean;
	choose: (command: Command, draft?: Draft) => void;
	change: (field: Field, texts: readonly string[]) => void;
	/** Called when the visitor leaves a field. */
	leave: (field: Field) => void;
	/** Called when the visitor requests what these fields prevent: their faults may be shown. */
	tell: (keys: readonly string[]) => void;
}

interface Work {
	command: Command;
	draft: Draft;
	told: readonly string[];
	refused: Scenario["refused"];
}

/** The initial command: it has required fields, a choice from a list, and optional fields. */
const first = commandNamed("servers create") ?? (commands[0] as Command);

/** A link that names the command alone opens it, and leaves its fields as they are if it is open already. */
function isOpen({ command }: Work, query: string): boolean {
	const scenario = openScenario(query);
	return scenario?.command === command && Object.keys(scenario.draft).length === 0;
}

/** What a query asks for. Values given before are carried over, unless it brings its own. */
function beginning(query: string): Work {
	const { command, draft, refused } = openScenario(query) ?? { command: null, draft: {}, refused: null };
	const begun = command ?? first;
	const isBare = Object.keys(draft).length === 0;
	return { command: begun, draft: isBare ? memory.beginning(begun) : draft, told: [], refused };
}

/** The composed command and its values: those that a link asks for, until the visitor changes them. */
export function useComposer(): ComposerState {
	const [query, edit, setEdit] = useAskedState<Work>("composer", ownQuery, isOpen);
	const work = edit ?? beginning(query);
	const set = (part: Partial<Work>) => setEdit({ ...work, refused: null, ...part });
	return {
		command: work.command,
		draft: work.draft,
		refused: work.refused,
		isTold: (key) => work.told.includes(key),
		choose: (command, draft = memory.beginning(command)) => set({ command, draft, told: [] }),
		change: (field, texts) => set({ draft: { ...work.draft, [field.key]: texts } }),
		leave: (field) => {
			const texts = textsOf(work.draft, field.key);
			for (const text of texts) memory.remember(field, text);
			if (!work.told.includes(field.key)) set({ told: [...work.told, field.key] });
		},
		tell: (keys) => set({ told: [...work.told, ...keys] }),
	};
}
