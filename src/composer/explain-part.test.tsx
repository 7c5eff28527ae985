import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announcer } from "#src/accessibility/announcer.ts";
import { ExplainPart } from "./explain-part.tsx";

beforeEach(() => history.replaceState(null, "", "/cli"));
afterEach(cleanup);

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Line to explain" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("moves the focus to the line when the pressed button disappears", () => {
	render(<ExplainPart onEdit={vi.fn()} />);
	for (const [button, line] of [
		["Show one with mistakes", /--regoin lithuania$/],
		["Use --region", /--region lithuania$/],
		["Clear the line", /^$/],
	] as const) {
		field().blur();
		press(button);
		expect(field().value).toMatch(line);
		expect(document.activeElement).toBe(field());
	}
});

it("finds the line as it was left when the visitor comes back to its history entry, and none in another", () => {
	render(<ExplainPart onEdit={vi.fn()} />);
	fireEvent.change(field(), { target: { value: "cherry servers list --jsn" } });
	cleanup();
	render(<ExplainPart onEdit={vi.fn()} />);
	expect(field().value).toBe("cherry servers list --jsn");
	expect(screen.getByText(/^This line would not run/)).toBeTruthy();
	cleanup();
	history.replaceState(null, "", "/cli");
	render(<ExplainPart onEdit={vi.fn()} />);
	expect(field().value).toBe("");
});

it("announces the verdict on a line that is typed, not on one that is found again", () => {
	vi.useFakeTimers();
	const announce = vi.spyOn(announcer, "announce");
	render(<ExplainPart onEdit={vi.fn()} />);
	fireEvent.change(field(), { target: { value: "cherry status" } });
	act(() => vi.advanceTimersByTime(5_000));
	expect(announce).toHaveBeenCalledOnce();
	cleanup();
	render(<ExplainPart onEdit={vi.fn()} />);
	act(() => vi.advanceTimersByTime(5_000));
	expect(announce).toHaveBeenCalledOnce();
	vi.useRealTimers();
});

it("explains the command first if something is missing, not what the shell does with its output", () => {
	render(<ExplainPart onEdit={vi.fn()} />);
	fireEvent.change(field(), { target: { value: "cherry servers create | less" } });
	expect(screen.getByRole("button", { name: "create" }).getAttribute("aria-current")).toBe("true");
});

it.each([
	[
		"cherry servers list\ncherry tunnel web-03 --port 70000",
		"The first command is valid",
		"What follows it is not checked.",
	],
	["cherry servers list && cherry status", "The first command is valid", "What follows it is not checked."],
	["cherry servers list --jsn\ncherry status", "The first command would not run. It has 1 problem, listed below.", ""],
	["cherry servers list # every morning", "This line is valid", ""],
	["cherry servers list # every morning\ncherry status", "The first command is valid", "is not checked."],
	["# every morning\n# and evening\n$ cherry servers list", "This line is valid", "has everything it needs."],
	["cherry servers list --jsn # now\ncherry x", "The first command would not run. It has 1 problem", ""],
	["cherry servers list > servers.txt", "This line is valid", "has everything it needs."],
	["cherry p2p status --watch &", "This line is valid", "has everything it needs."],
	["cherry status > out.txt; cherry doctor", "The first command is valid", "is not checked."],
	["sudo cherry status", "This line is valid: cherry status", ""],
	["chery servers list", "This line would not run. It has 1 problem, listed below.", ""],
	["git status", "This line does not begin with cherry, so it is not explained.", ""],
	["git 'status", "This line would not run. It has 2 problems", ""],
])("says of %j how much of it was read", (line, verdict, rest) => {
	render(<ExplainPart onEdit={vi.fn()} />);
	fireEvent.change(field(), { target: { value: line } });
	expect(screen.getByText((text) => text.startsWith(verdict) && text.endsWith(rest))).toBeTruthy();
});

it.each([
	["cherry capsule wrap web-03 —compression high —output a.capsule", "Use --"],
	["cherry schedule “@daily” ‘cherry status’", "Use straight marks"],
	["cherry\u00a0servers\u00a0list", "Use a plain space"],
	["cherry servers list\u200b", "Delete it"],
])("mends all of %j at once, and says only once what is wrong", (line, button) => {
	render(<ExplainPart onEdit={vi.fn()} />);
	fireEvent.change(field(), { target: { value: line } });
	expect(screen.getByText("This line would not run. It has 1 problem, listed below.")).toBeTruthy();
	expect(screen.getAllByRole("listitem")).toHaveLength(1);
	press(button);
	expect(screen.getByText(/^This line is valid/)).toBeTruthy();
});

it.each([
	["cherry servers list --foo", "--foo: is not an option of cherry servers list."],
	["cherry servers list --foo=bar", "--foo: is not an option of cherry servers list."],
	["cherry servers list 'a b'", "a b: is one argument too many for cherry servers list."],
	["cherry servers lst", "cherry servers lst: is not a command; did you mean cherry servers list?"],
	["cherry servers list ''", "'' : is one argument too many for cherry servers list."],
	["cherry tunnel web-03 --port port", "port --port: must be a port"],
	["cherry servers list —json", "—json Options start with two plain hyphens, --."],
	["cherry tunnel <server> --port 80", "<server> "],
	["cherry status", "status "],
])("names the part that is explained of %j, once", (line, explanation) => {
	render(<ExplainPart onEdit={vi.fn()} />);
	fireEvent.change(field(), { target: { value: line } });
	const parts = screen.getByRole("group", { name: "The line, part by part" });
	expect(parts.nextElementSibling?.textContent?.slice(0, explanation.length)).toBe(explanation);
});

it.each([
	["cherry servers\nlist", "$ cherry servers\nlist"],
	["# all\ncherry servers list", "$ # all\ncherry servers list"],
	["# all\n$ cherry servers list", "# all\n$ cherry servers list"],
])("shows all lines of %j, and a prompt", (line, shown) => {
	render(<ExplainPart onEdit={vi.fn()} />);
	fireEvent.change(field(), { target: { value: line } });
	expect(screen.getByRole("group", { name: "The line, part by part" }).textContent).toBe(shown);
});

it.each([
	['cherry files push "$HOME/site" web-03:/srv/www', false],
	["cherry files push *.txt web-03:/srv/www", false],
	["cherry files push 'my site'/*.html web-03:/srv/www", false],
	["cherry files push a\\ b/*.txt web-03:/srv/www", false],
	["cherry files push ~/*.txt web-03:/srv/www", false],
	["cherry files push ~deploy/site web-03:/srv/www", false],
	['cherry files push "~/site" web-03:/srv/www', false],
	["cherry capsule wrap web-03 --output=~/web.capsule", false],
	["cherry config editor ~/bin/vim", false],
	["cherry servers list --json | less", false],
	["cherry servers list --json > servers.json", false],
	["cherry files push .\\site web-03:/srv/www", false],
	["sudo cherry servers list", false],
	["cherry servers list # all\ncherry servers remove web-03 --yes", false],
	["./cherry servers list", false],
	["# every morning\ncherry servers list # all", true],
	["cherry files push a\\ b web-03:/srv/www", true],
	["C:\\Users\\aiko>cherry servers list", true],
	["cherry schedule @daily 'cherry bogus --now'", true],
	["cherry files push '$HOME/site' web-03:/srv/www", true],
	["cherry files push '*.txt' web-03:/srv/www", true],
	["cherry files push ~/'my site' web-03:/srv/www", true],
	["cherry capsule wrap web-03 --output ~/web.capsule", true],
	["cherry files list web-03 '~/site'", true],
	["[aiko@web-03 ~]$ cherry files push ./site web-03:/srv/www", true],
	["cherry files push ./site web-03:/srv/www", true],
	["cherry files push <source> web-03:/srv/www", true],
])("accepts %s in the fields: %s", (line, isTaken) => {
	render(<ExplainPart onEdit={vi.fn()} />);
	fireEvent.change(field(), { target: { value: line } });
	expect(screen.queryByRole("button", { name: "Edit in the composer" }) !== null).toBe(isTaken);
	expect(screen.queryByText(/edit the line itself/) === null).toBe(isTaken);
});
