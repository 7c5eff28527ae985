import { expect, it } from "vitest";
import { nameOf } from "#src/cli/usage.ts";
import { commandGroups } from "./provider-commands.ts";

it("shows the nine commands of the provider, from the schema", () => {
	const names = commandGroups.flatMap(({ commands }) => commands.map(nameOf));
	expect(names.toSorted()).toEqual([
		"inventory plans",
		"inventory pricing",
		"inventory regions",
		"servers create",
		"servers info",
		"servers list",
		"ssh connect",
		"ssh keys",
		"tunnel",
	]);
});
