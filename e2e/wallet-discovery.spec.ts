import type { Page } from "@playwright/test";
import { expect, openPage, test } from "./support/test.ts";
import { petal, standardWallet } from "./support/test-wallets.ts";

/** An EIP-6963 provider that announces itself at once and on every request. */
const announcedWallet = (name: string, provider: string) => `{
	const detail = Object.freeze({ info: { uuid: "350670db-19fa-4704-a166-e52e178b59d2", name: ${JSON.stringify(name)}, icon: "${petal}", rdns: "test.wallet" }, provider: ${provider} });
	const announce = () => dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
	addEventListener("eip6963:requestProvider", announce);
	announce();
}`;

async function openGuarded(page: Page, before: string): Promise<void> {
	await page.addInitScript(before);
	await openPage(page, "/");
	await page.waitForFunction(() => "__walletGuard" in window);
}

const found = (page: Page) =>
	page.evaluate(() => {
		const { wallets } = Reflect.get(window, "__walletGuard") as { wallets: Record<string, unknown>[] };
		return wallets.map(({ name, foundBy, notes, icon }) => ({ name, foundBy, notes, hasIcon: icon !== undefined }));
	});

test("wallets that were there first are found, each once", async ({ page }) => {
	await openGuarded(
		page,
		`window.ethereum = { isMetaMask: true }; ${standardWallet("Sakura Test")} ${announcedWallet("MetaMask", "window.ethereum")}`,
	);
	expect((await found(page)).toSorted((one, other) => String(one.name).localeCompare(String(other.name)))).toEqual([
		{ name: "MetaMask", foundBy: ["EIP-6963", "window property"], notes: [], hasIcon: true },
		{ name: "Sakura Test", foundBy: ["Wallet Standard"], notes: [], hasIcon: true },
	]);
});

test("wallets that arrive late are found, and listeners are notified", async ({ page }) => {
	await openGuarded(page, "");
	expect(await found(page)).toEqual([]);
	await page.evaluate(() => {
		const guard = Reflect.get(window, "__walletGuard") as { subscribe(listener: () => void): void };
		Reflect.set(window, "told", 0);
		guard.subscribe(() => Reflect.set(window, "told", Reflect.get(window, "told") + 1));
	});
	await page.evaluate(`void (() => { ${standardWallet("Late")} ${announcedWallet("Later", "{}")} })()`);
	await page.evaluate("void (window.solana = { isPhantom: true })");
	expect((await found(page)).map(({ name }) => name)).toEqual(["Late", "Later", "Phantom"]);
	expect(await page.evaluate(() => Reflect.get(window, "told"))).toBe(3);
});

test("a wallet that impersonates another is noted, and icons on other hosts are never requested", async ({ page }) => {
	await openGuarded(
		page,
		`${announcedWallet("Other", "{ isPhantom: true }")} ${standardWallet("Spy", {}, { icon: "https://spy.example/icon.svg" })}`,
	);
	expect(await found(page)).toEqual(
		expect.arrayContaining([
			{ name: "Other", foundBy: ["EIP-6963"], notes: ["impersonates Phantom"], hasIcon: true },
			{ name: "Spy", foundBy: ["Wallet Standard"], notes: ["icon refused"], hasIcon: false },
		]),
	);
});
