import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followTraversals, goTo } from "#src/navigation/navigate.ts";
import { type Pages, PagesContext } from "#src/navigation/page-module.ts";
import { rememberScroll } from "#src/navigation/scroll-memory.ts";
import { type MenuSection, SectionMenuPage, type SectionMenuPageProps } from "./section-menu-page.tsx";
import { useAskedCategory } from "./use-asked-category.ts";

const kanji = { kanji: "覧", reading: "ran", meaning: "view" };
const section = (id: string, label: string): MenuSection => ({
	id,
	label,
	kanji,
	introduction: `About ${label}.`,
	content: `All of ${label}`,
});
const sections: [MenuSection, ...MenuSection[]] = [section("overview", "Overview"), section("winter", "Winter")];

const show = (props: Partial<SectionMenuPageProps>) =>
	render(
		<PagesContext value={{} as Pages}>
			<SectionMenuPage page="ceremonies" sections={sections} {...props} />
		</PagesContext>,
	);
const missing = () => screen.queryByRole("alert")?.textContent ?? "";
const current = () => screen.getAllByRole("button").filter((button) => button.hasAttribute("aria-current"));

beforeEach(() => history.replaceState(null, "", "/ceremonies"));
afterEach(cleanup);

it.each([
	[undefined, "Overview"],
	[null, "Overview"],
	["overview", "Overview"],
	["winter", "Winter"],
])("when asked for %s it starts with %s", (category, label) => {
	show({ category: category ?? null });
	expect(current().map((button) => button.textContent)).toEqual([`覧${label}`]);
	expect(missing()).toBe("");
});

it.each(["monsoon", "Winter", "__proto__"])("reports the unknown category %s as not found", (category) => {
	show({ category });
	expect(missing()).toContain("Category not found");
	expect(current()).toEqual([]);
	fireEvent.click(screen.getByRole("button", { name: "Winter" }));
	expect(missing()).toBe("");
	expect(current()).toHaveLength(1);
});

it("its button leads to the default section, with the focus on its title", () => {
	show({ category: "monsoon" });
	fireEvent.click(screen.getByRole("button", { name: "Go to the first category" }));
	expect(missing()).toBe("");
	expect(document.activeElement?.textContent).toBe("Overview");
});

it("a link to the page itself leads from a requested category to the first section, and one to the category back", () => {
	history.replaceState(null, "", "/ceremonies?category=monsoon");
	show({ category: "monsoon" });
	act(() => goTo("/ceremonies"));
	expect(missing()).toBe("");
	expect(current()[0]?.textContent).toBe("覧Overview");
	act(() => goTo("/ceremonies?category=monsoon"));
	expect(missing()).toContain("Category not found");
});

it("Back and Forward move a focus that is lost with its section to the title of the next, a link does not", async () => {
	vi.stubGlobal("scrollTo", vi.fn());
	const stopFollowing = followTraversals();
	show({});
	const stopRemembering = rememberScroll();
	const title = (name: string) => screen.getByRole("heading", { level: 2, name });
	const shows = (name: string) => waitFor(() => expect(title(name)).toBeTruthy());
	act(() => goTo("/ceremonies#winter"));
	screen.getByRole("button", { name: "Copy link to this section" }).focus();
	history.back();
	await shows("Overview");
	const overview = title("Overview");
	expect(document.activeElement).toBe(overview);
	// Whatever follows a link moves the focus itself.
	act(() => goTo("/ceremonies#winter"));
	expect(document.activeElement).toBe(overview);
	history.back();
	await shows("Overview");
	history.forward();
	await shows("Winter");
	expect(document.activeElement).toBe(title("Winter"));
	const button = screen.getByRole("button", { name: "Winter" });
	button.focus();
	history.back();
	await shows("Overview");
	expect(document.activeElement).toBe(button);
	// Safari does not focus a button that is pressed.
	button.blur();
	fireEvent.click(button);
	expect(document.activeElement).toBe(document.body);
	// Whoever comes back from another page is led to the page as a whole.
	cleanup();
	show({});
	expect(document.activeElement).toBe(document.body);
	stopFollowing();
	stopRemembering();
});

it("prefers a fragment that names a section to the requested category, and ignores an unknown fragment", () => {
	history.replaceState(null, "", "/ceremonies#winter");
	show({ category: "monsoon" });
	expect(missing()).toBe("");
	cleanup();
	history.replaceState(null, "", "/ceremonies#autumn");
	show({});
	expect(current()[0]?.textContent).toBe("覧Overview");
});

it.each([
	["", "null"],
	["?category=winter", "winter"],
	["?category=", "null"],
	["?season=winter", "null"],
])("reads the requested category from the address %s as %s", (query, asked) => {
	function Asked() {
		return <p>{String(useAskedCategory())}</p>;
	}
	history.replaceState(null, "", `/ceremonies${query}`);
	render(<Asked />);
	expect(screen.getByText(asked)).toBeTruthy();
});

it("each section but the last in the menu leads on to the next", () => {
	const composer: MenuSection = { ...section("composer", "Composer"), unlisted: true };
	show({ sections: [...sections, composer] });
	const links = screen.getAllByRole("link", { name: /^Next: / });
	expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		["Next: WinterAbout Winter.覧", "/ceremonies#winter"],
	]);
});

it("each section's heading offers one button, which copies the address of that section", async () => {
	const writeText = vi.fn(async () => undefined);
	vi.stubGlobal("navigator", { clipboard: { writeText } });
	show({});
	for (const { id, label } of sections) {
		fireEvent.click(screen.getByRole("button", { name: label }));
		const copy = screen.getByRole("button", { name: "Copy link to this section" });
		expect(copy.parentElement?.querySelector("h2")?.textContent).toBe(label);
		fireEvent.click(copy);
		await vi.waitFor(() => expect(writeText).toHaveBeenLastCalledWith(`${location.origin}/ceremonies#${id}`));
	}
	expect(writeText).toHaveBeenCalledTimes(sections.length);
});
