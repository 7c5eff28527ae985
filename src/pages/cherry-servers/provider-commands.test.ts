import { expect, it } from "vitest";
import { nameOf } from "#src/cli/usage.ts";
import { commandGroups } from "./provider-commands.ts";

it("shows the nine commands of the provider, from the schema, in the order of the specification", () => {
	const names = commandGroups.flatMap(({ commands }) => commands.map(nameOf));
	expect(names).toEqual([
		"servers list",
		"servers create",
		"servers info",
		"ssh connect",
		"ssh keys",
		"tunnel",
		"inventory plans",
		"inventory regions",
		"inventory pricing",
	]);
});
