import type { Page } from "@playwright/test";
import { announced } from "./support/announcements.ts";
import { desktop, overflow, phone, showMode, violations } from "./support/axe.ts";
import { hold } from "./support/hold.ts";
import { inputMethod } from "./support/input-method.ts";
import { hasSettled } from "./support/moments.ts";
import { focused } from "./support/navigation.ts";
import { expect, openPage, test } from "./support/test.ts";

/*
 * The command composer: its form, the resulting command, its links, and the explanation of any command. Its rules have
 * unit tests.
 */

const composer = (page: Page) => page.locator("#composer");
const command = (page: Page) => composer(page).getByRole("combobox", { name: "Command", exact: true });
const line = (page: Page) => composer(page).getByRole("group", { name: "Your line, part by part" });
const part = (page: Page, text: string) => line(page).getByRole("button", { name: text, exact: true });
/** The command as it would be typed. */
const typed = async (page: Page) => ((await line(page).textContent()) ?? "").replace(/^\$\s*/, "");

async function openComposer(page: Page, path = "/cli#composer"): Promise<void> {
	await openPage(page, path);
	await expect(command(page)).toBeVisible();
}

async function copied(page: Page, button: string, told: string): Promise<string> {
	await composer(page).getByRole("button", { name: button }).click();
	await announced(page, told);
	return page.evaluate(() => navigator.clipboard.readText());
}

for (const viewport of [desktop, phone])
	test(`at ${viewport.width} px its place is kept while it loads: what follows is not in view, and stays there`, async ({
		page,
	}) => {
		await page.setViewportSize(viewport);
		const code = await hold(page, /\/assets\/composer-\w+\.js$/);
		await openPage(page, "/cli#composer");
		await code.asked;
		await expect(composer(page)).toContainText("The composer loads");
		const footer = page.getByRole("contentinfo");
		await expect(footer).not.toBeInViewport();
		const top = () => footer.evaluate((element) => element.getBoundingClientRect().top);
		const before = await top();
		code.release();
		await expect(command(page)).toBeVisible();
		expect(Math.abs((await top()) - before)).toBeLessThan(100);
	});

test("the Enter that ends an IME composition does not choose a command", async ({ page }) => {
	const { compose, settle } = await inputMethod(page);
	await openComposer(page);
	await command(page).focus();
	await page.keyboard.type("tunn");
	await compose("え");
	for (const key of ["Enter", "Escape"]) await page.keyboard.press(key);
	await settle("e");
	await page.keyboard.type("l");
	await expect(command(page)).toHaveValue("tunnel");
	await expect(command(page)).toHaveAttribute("aria-expanded", "true");
	await page.keyboard.press("Enter");
	await expect(command(page)).toHaveAttribute("aria-expanded", "false");
});

test("changes to a linked line survive reading about its command", async ({ page }) => {
	await openComposer(page, "/cli?command=tunnel&server=ume-1#composer");
	const server = composer(page).getByLabel("Server", { exact: true });
	await expect(server).toHaveValue("ume-1");
	await server.fill("hanami-7");
	await composer(page).getByRole("link", { name: "Read about tunnel" }).click();
	await expect(page).toHaveURL("/cli#tunnel");
	await page.goBack();
	await expect(server).toHaveValue("hanami-7");
});

test("Back returns to the line that was being explained", async ({ page }) => {
	await openComposer(page);
	const line = "cherry servers list --jsn";
	const text = composer(page).getByRole("textbox", { name: "Line to explain" });
	await text.fill(line);
	await page.getByRole("link", { name: "Community Garden" }).first().click();
	await expect(page).toHaveURL("/garden");
	await page.goBack();
	await expect(text).toHaveValue(line);
	await expect(composer(page).getByRole("button", { name: "Use --json" })).toBeVisible();
});

test("keyboard only: choose a command, fill it in, see errors, copy", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openComposer(page);
	await command(page).focus();
	await page.keyboard.type("tunn");
	await page.keyboard.press("Enter");
	await expect(command(page)).toHaveValue("tunnel");
	await expect.poll(() => typed(page)).toBe("cherry tunnel <server> --port <port>");

	const server = composer(page).getByRole("textbox", { name: /^Server/ });
	const port = composer(page).getByRole("textbox", { name: /^Port/ });
	// No field is marked invalid before it has been touched.
	await expect(composer(page).locator("[aria-invalid]")).toHaveCount(0);
	await server.focus();
	await page.keyboard.type("Web 03");
	await expect(server).not.toHaveAttribute("aria-invalid", "true");
	await page.keyboard.press("Tab");
	await expect(port).toBeFocused();
	await expect(server).toHaveAttribute("aria-invalid", "true");
	// The focus has moved on.
	await announced(page, "Must be a server’s name");
	await expect(server).toHaveAccessibleDescription(/Must be a server’s name/);
	await server.fill("web-03");
	await expect(server).not.toHaveAttribute("aria-invalid", "true");

	// An incomplete command is not copied: the first field to correct is announced and gets the focus.
	await composer(page).getByRole("button", { name: "Copy command" }).press("Enter");
	await expect(page.getByRole("alert").filter({ hasText: "Fix the marked field first" })).toBeAttached();
	await expect(port).toBeFocused();
	await expect(port).toHaveAccessibleDescription(/Required/);
	await page.keyboard.type("8080");
	await expect.poll(() => typed(page)).toBe("cherry tunnel web-03 --port 8080");
	expect(await copied(page, "Copy command", "Command copied")).toBe("cherry tunnel web-03 --port 8080");

	// The next command that needs a server has it filled in.
	await command(page).click();
	await page.keyboard.type("capsule wrap");
	await page.keyboard.press("Enter");
	await expect.poll(() => typed(page)).toBe("cherry capsule wrap web-03");
});

test("choices, switches and repeatable values", async ({ page }) => {
	await openComposer(page, "/cli?command=ssh+ceremony&name=spring-2027#composer");
	const witness = (index: number) => composer(page).getByRole("textbox", { name: `Witness ${index}` });
	await witness(1).fill("aiko");
	await composer(page).getByRole("button", { name: "Add another witness" }).click();
	await expect(witness(2)).toBeFocused();
	await page.keyboard.type("ren");
	await expect.poll(() => typed(page)).toMatch(/--witness aiko (?:--witness )?ren/);
	await composer(page).getByRole("button", { name: "Add another witness" }).click();
	await page.keyboard.type("mika");
	await composer(page).getByRole("button", { name: "Remove witness 1" }).dblclick();
	await expect.poll(() => typed(page)).toMatch(/--witness ren (?:--witness )?mika/);
	await expect.poll(() => typed(page)).not.toContain("aiko");

	await openComposer(page, "/cli?command=servers+list#composer");
	await composer(page).getByRole("radio", { name: "deploying" }).check();
	await composer(page)
		.getByRole("combobox", { name: /^Region/ })
		.selectOption("sweden");
	await composer(page).getByRole("checkbox", { name: /^Json/ }).check();
	await expect.poll(() => typed(page)).toBe("cherry servers list --region sweden --status deploying --json");
	await composer(page)
		.getByRole("radio", { name: /^(?:Not set|Default: )/ })
		.check();
	await expect.poll(() => typed(page)).toBe("cherry servers list --region sweden --json");
});

test("each part is explained, by pointer and by arrow keys, in one place that does not move", async ({ page }) => {
	await openComposer(page, "/cli?command=capsule+wrap&server=web-03&compression=high&encryption=gpg&recipient=mika");
	const explanation = composer(page).getByRole("group").first().locator("xpath=following-sibling::p[1]");
	const place = () => composer(page).getByRole("button", { name: "Copy command" }).boundingBox();
	await part(page, "cherry").hover();
	const before = await place();
	await expect(explanation).toContainText("Starts Cherry CLI.");
	await part(page, "--compression").focus();
	await expect(part(page, "--compression")).toHaveAccessibleDescription(/choices are none, low, medium and high/);
	await page.keyboard.press("ArrowRight");
	await expect(part(page, "high")).toBeFocused();
	await expect(part(page, "high")).toHaveAccessibleDescription(/value of --compression/);
	expect(await place()).toEqual(before);
	await page.keyboard.press("Home");
	await expect(part(page, "cherry")).toBeFocused();
	await page.keyboard.press("End");
	await expect(focused(page)).toHaveText("mika");
	// All parts share one Tab stop.
	await page.keyboard.press("Tab");
	await expect(composer(page).getByRole("button", { name: "Copy command" })).toBeFocused();
});

test("what was filled in stays when the search fails twice: nothing is reloaded", async ({ page, allowMessages }) => {
	allowMessages(/Failed to load resource/);
	await openComposer(page);
	const name = composer(page).getByLabel(/^Name/);
	await name.fill("web-04");
	const code = /search-results-.*\.js$/;
	await page.route(code, (route) => route.abort());
	await page.keyboard.press("Control+k");
	await page.keyboard.type("capsule");
	const failure = page.getByRole("dialog").getByRole("alert");
	await expect(failure).toHaveText(/The search could not be loaded/);
	const again = page.waitForEvent("requestfailed");
	await page.getByRole("dialog").getByRole("button", { name: "Try again" }).click();
	await again;
	// A page that reloads asks its site first; ours is asked afterwards.
	await page.evaluate(() => fetch(location.href, { method: "HEAD", cache: "no-store" }).then(({ ok }) => ok));
	await expect(failure).toHaveText(/The search could not be loaded/);
	await page.keyboard.press("Escape");
	await expect(name).toHaveValue("web-04");
});

test("the copied link restores the command; unsafe values in a link are dropped with a notice", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openComposer(page, "/cli?command=servers%20create&plan=e3-1240v3");
	await expect.poll(() => typed(page)).toBe("cherry servers create <name> --plan e3-1240v3 --region <region>");
	await composer(page).getByRole("textbox", { name: /^Name/ }).fill("web-04");
	await composer(page)
		.getByRole("combobox", { name: /^Region/ })
		.selectOption("lithuania");
	const link = await copied(page, "Copy link to this line", "Link to this line copied");
	await openComposer(page, link);
	await expect.poll(() => typed(page)).toBe("cherry servers create web-04 --plan e3-1240v3 --region lithuania");
	await expect(composer(page).getByRole("status")).toHaveCount(0);

	// The second is a field of another command.
	for (const unusable of ["name=%3Cimg%20src%3Dx%3E", "port=80"]) {
		await openComposer(page, `/cli?command=servers+create&${unusable}&plan=vps-2#composer`);
		await expect(composer(page).getByRole("status")).toContainText("could not be read");
		await expect.poll(() => typed(page)).toBe("cherry servers create <name> --plan vps-2 --region <region>");
	}
	// What no command has was added to the link by others.
	await openComposer(page, "/cli?command=servers+create&plan=vps-2&utm_source=mail&zzz=1#composer");
	await expect.poll(() => typed(page)).toBe("cherry servers create <name> --plan vps-2 --region <region>");
	await expect(composer(page).getByRole("status")).toHaveCount(0);
	await openComposer(page, "/cli?command=rm+-rf#composer");
	await expect(composer(page).getByRole("status")).toContainText("does not exist in Cherry CLI");
});

test("a capsule for one recipient needs their key, and no other has a recipient", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openComposer(page, "/cli?command=capsule+wrap&server=web-03#composer");
	// A field becomes a combobox once there is a value to remember.
	const recipient = composer(page).getByLabel(/^Recipient/);
	await expect(recipient).toHaveAccessibleDescription(/For example mika\./);
	await composer(page).getByRole("radio", { name: "gpg", exact: true }).check();
	await expect.poll(() => typed(page)).toBe("cherry capsule wrap web-03 --encryption gpg --recipient <key>");
	await composer(page).getByRole("button", { name: "Copy command" }).click();
	await expect(recipient).toBeFocused();
	await expect(recipient).toHaveAccessibleDescription(/Required with --encryption gpg/);
	await page.keyboard.type("mika");
	const line = "cherry capsule wrap web-03 --encryption gpg --recipient mika";
	expect(await copied(page, "Copy command", "Command copied")).toBe(line);
	await composer(page).getByRole("radio", { name: "aes256", exact: true }).check();
	await expect(recipient).toHaveAccessibleDescription(/Must be left out unless --encryption is gpg/);
});

test("Compose next to a command opens it in the composer, and a link leads back to the command", async ({ page }) => {
	await openPage(page, "/cli#files-sync");
	await page.getByRole("link", { name: "Compose files sync" }).click();
	await expect(command(page)).toHaveValue("files sync");
	await composer(page).getByRole("link", { name: "Read about files sync" }).click();
	await expect(page.getByRole("heading", { name: "files sync", exact: true })).toBeFocused();
});

test("explains any command, offers corrections, and opens it for editing", async ({ page }) => {
	await openComposer(page);
	const text = composer(page).getByRole("textbox", { name: "Line to explain" });
	const parts = composer(page).getByRole("group", { name: "The line, part by part" });
	await text.fill("$ cherry servers list --jsn | less");
	await expect(composer(page)).toContainText("did you mean --json?");
	await expect(composer(page).getByRole("button", { name: "Edit in the composer" })).toHaveCount(0);
	await parts.getByRole("button", { name: "--jsn" }).focus();
	await expect(focused(page)).toHaveAccessibleDescription(/is not an option/);
	await composer(page).getByRole("button", { name: "Use --json" }).click();
	await expect(text).toHaveValue("$ cherry servers list --json | less");
	await expect(composer(page)).toContainText("The first command is valid");
	await expect(composer(page)).toContainText("edit the line itself");
	await text.fill("$ cherry servers list --json");
	await composer(page).getByRole("button", { name: "Edit in the composer" }).click();
	await expect(command(page)).toBeFocused();
	await expect.poll(() => typed(page)).toBe("cherry servers list --json");
	for (const hostile of ["'", "\\", "$(", "<script>alert(1)</script>", "cherry ".repeat(250)]) {
		await text.fill(hostile);
		await expect(composer(page)).toContainText("This line would not run");
	}
	for (const foreign of ["🌸", "--help"]) {
		await text.fill(foreign);
		await expect(composer(page)).toContainText("This line does not begin with cherry");
	}
});

test("on a phone a pasted line is shown whole, and what a chat has changed is mended at once", async ({ page }) => {
	await page.setViewportSize(phone);
	await openComposer(page);
	const text = composer(page).getByRole("textbox", { name: "Line to explain" });
	const parts = composer(page).getByRole("group", { name: "The line, part by part" });
	const lines = (dashes: string) =>
		`# move it tonight\ncherry capsule wrap web-03 \\\n  ${dashes}compression high \\\n  ${dashes}output web-03-at-rest.capsule`;
	await text.fill(lines("—"));
	expect(await text.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(0);
	const changed = parts.getByRole("button", { name: "—compression" });
	await expect(changed).toHaveAccessibleDescription(/Options start with two plain hyphens/);
	await expect(changed).toHaveCSS("text-decoration-style", "wavy");
	await composer(page).getByRole("button", { name: "Use --", exact: true }).click();
	await expect(text).toHaveValue(lines("--"));
	await expect(composer(page)).toContainText("This line is valid");
	await expect(parts.getByRole("button", { name: "cherry", exact: true })).toHaveCSS("text-decoration-style", "dotted");
});

test("its code is loaded when it is opened, and can be retried", async ({ page, allowMessages }) => {
	allowMessages(/Failed to load resource/, /dynamically imported module/);
	const code = /\/assets\/composer-(?!query)[^/]*\.js$/;
	const asked: string[] = [];
	page.on("request", (request) => void (code.test(request.url()) && asked.push(request.url())));
	let cut = true;
	await page.route(code, (route) => (cut ? route.abort() : route.continue()));
	await openPage(page, "/cli");
	await hasSettled(page);
	expect(asked).toEqual([]);
	await page.getByRole("link", { name: "Compose a line" }).click();
	await expect(composer(page).getByRole("alert")).toContainText("could not be loaded");
	expect(asked).not.toEqual([]);
	cut = false;
	await composer(page).getByRole("button", { name: "Try again" }).click();
	await expect(command(page)).toBeVisible();
});

test("axe finds no violations and nothing overflows with errors shown, in light and in dark mode", async ({ page }) => {
	await openComposer(page, "/cli?command=servers+create&name=web-04#composer");
	await composer(page).getByRole("button", { name: "Copy command" }).click();
	await composer(page).getByRole("button", { name: "Show one with mistakes" }).click();
	for (const width of [320, phone.width, 768, 1024]) {
		await page.setViewportSize({ width, height: phone.height });
		expect.soft(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
	}
	await showMode(page, "light");
	expect.soft(await violations(page, { within: "#composer" })).toEqual([]);
	await showMode(page, "dark");
	expect.soft(await violations(page, { within: "#composer", rules: "colours" })).toEqual([]);
	await command(page).click();
	expect.soft(await violations(page, { within: "#composer" })).toEqual([]);
});
