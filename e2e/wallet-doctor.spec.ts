import { overflow, phone, showMode, violations } from "./support/axe.ts";
import { hasSettled } from "./support/moments.ts";
import { expect, openPage, reloadPage, test } from "./support/test.ts";
import { ethereumWallet, legacyWallet, standardWallet } from "./support/test-wallets.ts";
import { expectVerified, openDoctor, outcome, places, press } from "./support/wallet-doctor.ts";

/* The wallet doctor: what it detects, shows and exports. Responses of wallets are in wallet-operations.spec.ts. */

const conflict = /Wallet conflict: /;
const failed = /Wallet operation failed: /;
const quarrel = ethereumWallet("MetaMask", "isMetaMask");
const intrusion = "void (window.ethereum = { isRabby: true })";

test("if a script has taken the guard's own name, the doctor says so and the page still works", async ({
	page,
	allowMessages,
}) => {
	allowMessages(/subscribe is not a function|redefine property: __walletGuard/);
	const doctor = await openDoctor(page, 'Object.defineProperty(window, "__walletGuard", { value: 5 })');
	await expect(
		doctor.getByText("The wallet doctor could not read what it found on this page. Reload the page to try again."),
	).toBeVisible();
	await expect(doctor.getByRole("heading", { level: 2, name: "Trading" })).toBeVisible();
});

for (const place of places) {
	test(`${place.path}: without a wallet it explains itself, and offers no controls`, async ({ page }) => {
		const doctor = await openDoctor(page, "", place);
		const title = doctor.getByRole("heading", { name: "No wallets found in this browser" });
		await expect(title).toBeVisible();
		const empty = title.locator("xpath=..");
		await expect(empty).toContainText("none of the 20 names that wallets use on a page is taken");
		await expect(empty.locator("a, button, input, summary")).toHaveCount(0);
		for (const other of ["Sign a test message", "Window properties", "Report for support"])
			await expect(doctor.getByRole("heading", { name: other })).toHaveCount(0);
		expect(await violations(page, { within: place.section })).toEqual([]);
	});

	test(`${place.path}: one wallet is shown as it announced itself, and signs`, async ({ page }) => {
		const doctor = await openDoctor(page, standardWallet("Petal"), place);
		await expect(outcome(doctor, "One wallet, no conflicts")).toBeVisible();
		const wallet = doctor.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Petal" }) });
		await expect(wallet).toContainText("by the Wallet Standard, version 1.0.0");
		await expect(wallet).toContainText("Solana, Solana devnet");
		await expect(wallet).toContainText("connect, disconnect, report changes, sign messages, sign in");
		await expect(wallet.locator("img")).toHaveJSProperty("naturalWidth", 32);
		await press(doctor, "Connect Petal");
		await press(doctor, "Sign the test message");
		await expectVerified(doctor);
		expect(await violations(page, { within: place.section })).toEqual([]);
	});
}

test("several wallets: each with its notes, and a choice of the one to test", async ({ page }) => {
	const doctor = await openDoctor(
		page,
		standardWallet("Petal") + standardWallet("Leaf") + ethereumWallet("Odd one", "isMetaMask"),
	);
	await expect(outcome(doctor, "3 wallets found")).toBeVisible();
	await expect(doctor).toContainText("It identifies itself as MetaMask, which is not its name.");
	const choice = doctor.getByRole("group", { name: "Wallet" });
	await expect(choice.getByRole("radio")).toHaveCount(2);
	await choice.getByRole("radio", { name: "Leaf" }).check();
	await press(doctor, "Connect Leaf");
	await expect(outcome(doctor, "Connected")).toBeVisible();
	await choice.getByRole("radio", { name: "Petal" }).check();
	await expect(doctor.getByRole("button", { name: "Connect Petal" })).toBeVisible();
	expect(await violations(page, { within: "#trading" })).toEqual([]);
});

test("two wallets of the same name are noted and distinguished", async ({ page }) => {
	const doctor = await openDoctor(page, standardWallet("Petal") + standardWallet("Petal"));
	await expect(outcome(doctor, "2 wallets found")).toContainText("remove the one you do not recognise");
	await expect(doctor.getByText("Another wallet here has the same name or identifier.")).toHaveCount(2);
	await expect(doctor.getByRole("radio", { name: "Petal (2)" })).toBeAttached();
});

test("one wallet that announces itself for each family of its chains is one, not several or a fake", async ({
	page,
}) => {
	const forChain = (chain: string) => standardWallet("MetaMask", {}, { chains: [chain] });
	const doctor = await openDoctor(page, quarrel + forChain("solana:mainnet") + forChain("bitcoin:mainnet"));
	await expect(outcome(doctor, "One wallet, no conflicts")).toContainText("MetaMask is the only wallet");
	await expect(doctor.getByRole("heading", { name: "1 wallet", exact: true })).toBeVisible();
	await expect(doctor.getByRole("heading", { name: "MetaMask" })).toHaveCount(2);
	await expect(doctor.getByText("is listed for each")).toBeVisible();
	await expect(doctor.getByText("Another wallet here has the same name")).toHaveCount(0);
	expect(await violations(page, { within: "#trading" })).toEqual([]);
});

test("one wallet with a property for each family of its chains is one", async ({ page }) => {
	const properties = "window.braveSolana = window.solana = { isBraveWallet: true };";
	const doctor = await openDoctor(
		page,
		ethereumWallet("Brave Wallet", "isBraveWallet") + standardWallet("Brave Wallet") + properties,
	);
	await expect(outcome(doctor, "One wallet, no conflicts")).toBeVisible();
	await expect(doctor).toContainText("as window.ethereum and window.solana and window.braveSolana");
	await expect(doctor.getByText("Another wallet here has the same name")).toHaveCount(0);
});

test("a conflict is shown as it happens, and announced once the page is quiet", async ({ page, allowMessages }) => {
	allowMessages(conflict);
	const doctor = await openDoctor(page, quarrel + legacyWallet);
	await expect(outcome(doctor, "2 wallets found")).toBeVisible();
	const row = (name: string) => doctor.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
	await expect(row("ethereum")).toContainText("MetaMask");
	await expect(row("ethereum")).toContainText("accessor, configurable, enumerable");
	await expect(row("solana")).toContainText("Guarded");
	await page.evaluate(() => {
		const spoken: string[] = [];
		Reflect.set(window, "spoken", spoken);
		const region = document.querySelector('[aria-live="polite"]') as Element;
		new MutationObserver(() => region.textContent && spoken.push(region.textContent)).observe(region, {
			subtree: true,
			childList: true,
			characterData: true,
		});
	});
	await page.evaluate(intrusion);
	await page.evaluate("for (let time = 0; time < 30; time++) window.solana = { isBackpack: true }");
	await expect(outcome(doctor, "31 attempts to replace a wallet")).toContainText("window.ethereum and window.solana");
	const timeline = doctor.getByRole("list", { name: "Prevented attempts, latest first" });
	await expect(timeline.getByRole("listitem")).toHaveCount(12);
	await expect(timeline.getByRole("listitem").first()).toContainText(
		/^\d\d:\d\d:\d\dAn unnamed object \(isBackpack\) tried to take window\.solana by assigning it\. The first wallet stayed\.$/,
	);
	await expect(doctor).toContainText("Earlier ones (19) are in the report.");
	await expect
		.poll(() => page.evaluate(() => Reflect.get(window, "spoken")))
		.toEqual(["31 new wallet conflicts: ethereum, solana."]);
	expect(await violations(page, { within: "#trading" })).toEqual([]);
});

test("conflicts without a notification are found by polling", async ({ page, allowMessages }) => {
	allowMessages(conflict);
	const doctor = await openDoctor(page, quarrel);
	await expect(outcome(doctor, "One wallet")).toBeVisible();
	await page.evaluate("void (delete window.ethereum)");
	await expect(outcome(doctor, "1 attempt to replace a wallet")).toBeVisible();
	await expect(doctor).toContainText("A script tried to clear window.ethereum by deleting it.");
});

test("a property locked by its wallet is reported as locked", async ({ page }) => {
	const doctor = await openDoctor(page, "Object.defineProperty(window, 'ethereum', { value: { isMetaMask: true } })");
	await expect(doctor.getByRole("row").filter({ hasText: "ethereum" })).toContainText(
		"value, not writable, not configurable, not enumerable",
	);
	await expect(doctor).toContainText("Locked by its wallet: it cannot be replaced");
	await expect(doctor).toContainText(
		"None of these wallets can sign messages for Solana, so there is nothing to test.",
	);
});

test("the copied report is exactly what is shown, and contains no address", async ({
	page,
	context,
	allowMessages,
}) => {
	allowMessages(conflict);
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const doctor = await openDoctor(page, quarrel + standardWallet("Petal"));
	await press(doctor, "Connect Petal");
	await doctor.getByRole("button", { name: "Copy address" }).click();
	const address = await page.evaluate(() => navigator.clipboard.readText());
	expect(address).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
	await page.evaluate(intrusion);
	await expect(outcome(doctor, "1 attempt to replace a wallet")).toBeVisible();
	await doctor.getByText("Preview the report").click();
	await press(doctor, "Copy the report");
	const report = await page.evaluate(() => navigator.clipboard.readText());
	expect(await doctor.locator("details pre").textContent()).toBe(report);
	for (const line of [
		/^Page: \/tokens$/m,
		/^Browser: Chromium \d+$/m,
		/^Wallets: 2$/m,
		/ethereum: assignment by an unnamed object \(isRabby\)$/m,
	])
		expect(report).toMatch(line);
	expect(report).not.toContain(address);
});

test("hostile wallets are shown as far as they can be read, and break nothing", async ({ page }) => {
	await page.setViewportSize(phone);
	const hostile = `
		${standardWallet("W".repeat(80))}
		${standardWallet("\u202eslatem".repeat(2000), {}, { chains: ["solana:".padEnd(400, "x")] })}
		window.phantom = { solana: new Proxy(function () {}, { get(_, key) { throw new Error(String(key)); } }) };
		window.solflare = new Proxy({}, { ownKeys() { throw 1; }, getPrototypeOf() { throw 2; }, get: (_, key) => key === "connect" || key === "signMessage" ? () => { throw null; } : undefined });
	`;
	const doctor = await openDoctor(page, hostile);
	await expect(doctor.getByRole("heading", { name: /wallets$/ })).toBeVisible();
	expect(await overflow(page)).toBe(0);
	const choice = doctor.getByRole("group", { name: "Wallet" });
	const isInside = await choice.evaluate((group) =>
		[...group.querySelectorAll("label")].every(
			(label) => label.getBoundingClientRect().right <= group.getBoundingClientRect().right,
		),
	);
	expect(isInside).toBe(true);
	await expect(doctor.getByRole("heading", { name: "Window properties" })).toBeVisible();
	await page.getByRole("link", { name: "Skip" }).focus();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a wallet that arrives while the visitor is elsewhere on the page does not take the focus", async ({ page }) => {
	const doctor = await openDoctor(page);
	await expect(doctor.getByRole("heading", { name: "No wallets found in this browser" })).toBeVisible();
	const button = page.getByRole("button", { name: /Trade on Ichiba/ });
	await button.focus();
	await page.evaluate(standardWallet("Petal"));
	await expect(outcome(doctor, "One wallet")).toBeVisible();
	await expect(button).toBeFocused();
});

test("keyboard only: connect, sign, copy, disconnect, and the focus is never lost", async ({ page }) => {
	const doctor = await openDoctor(page, standardWallet("Petal"));
	await doctor.getByRole("button", { name: "Connect Petal" }).focus();
	await page.keyboard.press("Enter");
	await expect(outcome(doctor, "Connected")).toBeVisible();
	// The pressed button is gone: the outcome is shown in its place, and the next buttons follow.
	await page.keyboard.press("Tab");
	await expect(doctor.getByRole("button", { name: "Copy address" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(doctor.getByRole("button", { name: "Sign the test message" })).toBeFocused();
	await page.keyboard.press("Space");
	await expectVerified(doctor);
	await expect(doctor.getByRole("button", { name: "Sign the test message" })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(outcome(doctor, "Disconnected")).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(doctor.getByRole("button", { name: "Connect Petal" })).toBeFocused();
});

test("if the guard fails to load this is explained, and it is found once loaded", async ({ page, allowMessages }) => {
	allowMessages(/Failed to load resource/);
	await page.clock.install();
	await page.route("**/assets/start-wallets-*.js", (route) => route.abort());
	const doctor = await openDoctor(page, standardWallet("Petal"));
	const missing = outcome(doctor, "Wallet detection has not loaded yet");
	await expect(doctor.getByText("Looking for wallets...").or(missing)).toBeVisible();
	await page.clock.runFor(3500);
	await expect(missing).toBeVisible();
	expect(await violations(page, { within: "#trading" })).toEqual([]);
	await page.unroute("**/assets/start-wallets-*.js");
	await reloadPage(page);
	await page.getByRole("heading", { name: "Wallet doctor" }).scrollIntoViewIfNeeded();
	await page.clock.runFor(1000);
	await expect(outcome(doctor, "One wallet")).toBeVisible();
});

test("if its own code fails to load, it can be retried", async ({ page, allowMessages }) => {
	allowMessages(/Failed to load resource/);
	await page.route("**/assets/live-wallet-doctor-*.js", (route) => route.abort());
	const doctor = await openDoctor(page);
	const alert = doctor.getByRole("alert");
	await expect(alert).toContainText("The wallet doctor could not be loaded.");
	expect(await violations(page, { within: "#trading" })).toEqual([]);
	await page.unroute("**/assets/live-wallet-doctor-*.js");
	await press(doctor, "Try again");
	await expect(doctor.getByRole("heading", { name: "No wallets found in this browser" })).toBeVisible();
});

test("on a phone it fits, and axe finds no violations while it waits or after a failure", async ({
	page,
	allowMessages,
}) => {
	allowMessages(conflict, failed);
	await page.setViewportSize(phone);
	const doctor = await openDoctor(
		page,
		quarrel +
			standardWallet("Petal", {
				connect:
					"() => new Promise((resolve, reject) => { window.refuse = () => reject(Object.assign(new Error('No'), { code: 4001 })) })",
			}),
	);
	await page.evaluate(intrusion);
	await expect(outcome(doctor, "1 attempt")).toBeVisible();
	await press(doctor, "Connect Petal");
	await expect(doctor.getByRole("button", { name: "Stop waiting" })).toBeVisible();
	expect(await violations(page, { within: "#trading" })).toEqual([]);
	await page.evaluate("window.refuse()");
	await expect(outcome(doctor, "You declined")).toBeVisible();
	expect(await violations(page, { within: "#trading" })).toEqual([]);
	expect(await overflow(page)).toBe(0);
});

test.describe("on a touch screen", () => {
	test.use({ hasTouch: true, isMobile: true });

	test("every control is large enough to tap", async ({ page }) => {
		await page.setViewportSize(phone);
		const doctor = await openDoctor(page, standardWallet("Petal") + standardWallet("Leaf"));
		await press(doctor, "Connect Petal");
		await press(doctor, "Sign the test message");
		await expectVerified(doctor);
		const small = await page
			.getByRole("region", { name: "Wallet doctor" })
			.evaluate((region) =>
				[...region.querySelectorAll<HTMLElement>("button, summary, fieldset label")]
					.filter(({ offsetHeight, offsetWidth }) => offsetHeight < 44 || offsetWidth < 24)
					.map((control) => control.outerHTML.slice(0, 80)),
			);
		expect(small).toEqual([]);
	});
});

for (const season of ["spring", "summer", "autumn", "winter"])
	test(`${season}: its colours pass, light and dark, in conflict, failure and success`, async ({
		page,
		allowMessages,
	}) => {
		allowMessages(conflict, failed);
		const doctor = await openDoctor(
			page,
			quarrel +
				standardWallet("Petal") +
				standardWallet("Thorn", { connect: "async () => ({})" }) +
				standardWallet("Moss", { connect: "() => new Promise(() => {})" }),
			{ path: `/tokens?season=${season}#trading`, section: "#trading" },
		);
		await page.evaluate(intrusion);
		await expect(outcome(doctor, "1 attempt")).toBeVisible();
		const states: [string, string][] = [
			["Thorn", "Invalid wallet response"],
			["Moss", "Waiting for Moss"],
			["Petal", "Verified"],
		];
		for (const [name, shown] of states) {
			await doctor.getByRole("radio", { name }).check();
			await press(doctor, `Connect ${name}`);
			if (name === "Petal") await press(doctor, "Sign the test message");
			await expect(doctor.getByText(shown).first()).toBeVisible();
			for (const mode of ["light", "dark"] as const) {
				await showMode(page, mode);
				expect(await violations(page, { rules: "colours", within: "#trading" }), `${name} ${mode}`).toEqual([]);
			}
		}
	});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("its place says what it does", async ({ page }) => {
		for (const { path } of places) {
			await page.goto(path);
			await expect(page.getByRole("heading", { name: "Wallet doctor" })).toBeVisible();
			await expect(page.getByText("With JavaScript, the wallet doctor shows which wallet extensions")).toBeVisible();
		}
	});
});

test("neither page fetches the doctor before its section is shown", async ({ page }) => {
	const fetched: string[] = [];
	page.on("request", (request) => void fetched.push(request.url()));
	for (const path of ["/tokens", "/settings"]) {
		await openPage(page, path);
		await hasSettled(page);
		expect(
			fetched.filter((address) => /live-wallet-doctor|wallet-operations/.test(address)),
			path,
		).toEqual([]);
	}
	const doctor = await openDoctor(page);
	await expect(doctor.getByRole("heading", { name: "No wallets found in this browser" })).toBeVisible();
	await hasSettled(page);
	expect(fetched.filter((address) => /wallet-operations/.test(address))).toEqual([]);
});
