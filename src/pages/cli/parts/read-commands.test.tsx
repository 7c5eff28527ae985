import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { nameOf } from "#src/cli/usage.ts";
import { searchWordsOf } from "#src/composer/command-words.ts";
import { commands } from "#src/content/commands/commands.ts";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { CommandRow } from "./command-row.tsx";
import { readCommands } from "./read-commands.ts";

it("reads from a command in short all that the composer searches it by, whether it is shown or not", () => {
	const { container } = render(
		<PagesContext value={{} as Pages}>
			{commands.map((command) => (
				<CommandRow key={nameOf(command)} command={command} />
			))}
		</PagesContext>,
	);
	const read = readCommands(container);
	expect(read.map(({ name }) => name)).toEqual(commands.map(nameOf));
	for (const [index, command] of commands.entries())
		expect(read[index]?.words).toContain(searchWordsOf(command).join(", "));
});
