import { verify } from "node:crypto";
import type { Page } from "@playwright/test";
import { publicKeyOf } from "#src/chain/address.ts";
import { expect, test } from "./support/test.ts";
import { legacyWallet, type Misdeeds, standardWallet } from "./support/test-wallets.ts";
import { expectVerified, fact, openDoctor, outcome, press } from "./support/wallet-doctor.ts";

/*
 * Connecting, signing and signing in with wallets that have a real key, through the wallet doctor. Its appearance is in
 * wallet-doctor.spec.ts.
 */

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const failed = /Wallet operation failed: /;

/** Collects what the page logs about failed operations. */
function listen(page: Page): string[] {
	const heard: string[] = [];
	page.on("console", (message) => void (failed.test(message.text()) && heard.push(message.text())));
	return heard;
}

const letters = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Decodes base58 independently of the code under test. */
function bytesOf(base58: string): Buffer {
	const number = [...base58].reduce((sum, letter) => sum * 58n + BigInt(letters.indexOf(letter)), 0n);
	return Buffer.from(number.toString(16).padStart(128, "0"), "hex");
}

/** Verifies a signature with an implementation other than the browser's. */
function holds(address: string, message: string, signature: string): boolean {
	const der = Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), publicKeyOf(address) ?? Buffer.alloc(0)]);
	return verify(null, Buffer.from(message), { key: der, format: "der", type: "spki" }, bytesOf(signature));
}

for (const [order, script] of [
	["before the page", (wallet: string) => ({ before: wallet, after: "" })],
	["after it", (wallet: string) => ({ before: "", after: wallet })],
] as const)
	test(`a wallet that registers ${order} connects, signs verifiably by independent code, and disconnects`, async ({
		page,
	}) => {
		const { before, after } = script(standardWallet("Petal"));
		const doctor = await openDoctor(page, before);
		if (after) {
			await expect(doctor.getByRole("heading", { name: "No wallets found in this browser" })).toBeVisible();
			await page.evaluate(after);
		}
		await press(doctor, "Connect Petal");
		await expect(outcome(doctor, "Connected")).toBeVisible();
		await doctor.getByRole("button", { name: "Copy address" }).click();
		const address = await page.evaluate(() => navigator.clipboard.readText());
		await press(doctor, "Sign the test message");
		await expectVerified(doctor);
		const message = await fact(doctor, "Message").innerText();
		expect(message).toContain("Site: localhost");
		expect(holds(address, message, await fact(doctor, "Signature").locator("code").innerText())).toBe(true);
		await press(doctor, "Disconnect");
		await expect(outcome(doctor, "Disconnected")).toBeVisible();
		await expect(doctor.getByRole("button", { name: "Connect Petal" })).toBeVisible();
	});

test("signing in takes one step, and every message is different", async ({ page }) => {
	const doctor = await openDoctor(page, standardWallet("Petal"));
	const messages: string[] = [];
	for (let time = 0; time < 2; time++) {
		await press(doctor, "Test sign-in");
		await expectVerified(doctor);
		if (time > 0) await expect(fact(doctor, "Message")).not.toHaveText(messages[0] ?? "");
		messages.push(await fact(doctor, "Message").innerText());
	}
	expect(messages[0]).toMatch(/^localhost:\d+ wants you to sign in with your Solana account:\n/);
	expect(messages[0]).toContain("you are not signed in anywhere");
	const nonces = messages.map((message) => /^Nonce: (\S{32})$/m.exec(message)?.[1]);
	expect(new Set(nonces).size).toBe(2);
	expect(nonces).not.toContain(undefined);
});

test("an older wallet, as a property of the window, can do everything except sign in", async ({ page }) => {
	const doctor = await openDoctor(page, legacyWallet);
	await press(doctor, "Connect Phantom");
	await press(doctor, "Sign the test message");
	await expectVerified(doctor);
	await expect(doctor.getByRole("button", { name: "Test sign-in" })).toHaveCount(0);
	await press(doctor, "Disconnect");
	await expect(outcome(doctor, "Disconnected")).toBeVisible();
});

test("a wallet may prepend its own bytes to the message, which is reported", async ({ page }) => {
	const signMessage = `async ({ message }) => {
		const signedMessage = new Uint8Array([255, 1, 2, ...message]);
		return [{ signedMessage, signature: await (await key.ready).sign(signedMessage) }];
	}`;
	const doctor = await openDoctor(page, standardWallet("Petal", { signMessage }));
	await press(doctor, "Connect Petal");
	await press(doctor, "Sign the test message");
	await expectVerified(doctor);
	await expect(doctor).toContainText("The wallet added a prefix of 3 bytes to the message");
	await expect(fact(doctor, "Message")).toHaveText(/^Sakura Ecosystem: a test message/);
});

const refusing = "async () => { throw Object.assign(new Error('User rejected the request.'), { code: 4001 }); }";
const otherKey = `async () => {
	const other = await ${"crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])"};
	const publicKey = new Uint8Array(await crypto.subtle.exportKey("raw", other.publicKey));
	return { accounts: [{ ...(await key.ready).account, publicKey }] };
}`;
const hostile = "new Proxy({}, { get() { throw new Error('hostile'); } })";
const signing = (answer: string): Misdeeds => ({
	signMessage: `async ({ message }) => { const { sign } = await key.ready; return ${answer}; }`,
});
const misdeeds: [string, Misdeeds, "connect" | "sign" | "sign in", string, string][] = [
	["says no to connecting", { connect: refusing }, "connect", "You declined", ""],
	[
		"shows another’s key",
		{ connect: otherKey },
		"connect",
		"Invalid wallet response",
		"accounts[0].address: expected the address of its key",
	],
	[
		"has no account",
		{ connect: "async () => ({ accounts: [] })" },
		"connect",
		"Invalid wallet response",
		"accounts: expected one on a Solana chain, received none",
	],
	[
		"answers with a hostile object",
		{ connect: `async () => ({ accounts: [${hostile}] })` },
		"connect",
		"Invalid wallet response",
		"accounts[0].chains",
	],
	["breaks at once", { connect: "() => { throw new Error('Locked') }" }, "connect", "That did not work", "Locked"],
	[
		"throws a value that is not an error",
		{ connect: `() => Promise.reject(${hostile})` },
		"connect",
		"That did not work",
		"the wallet gave no reason",
	],
	[
		"answers with a malformed promise",
		{ connect: "() => ({ then(resolve, reject) { reject('Odd'); resolve({}); } })" },
		"connect",
		"That did not work",
		"Odd",
	],
	[
		"returns an endless error message",
		{ connect: "async () => { throw new Error('no '.repeat(1e6)) }" },
		"connect",
		"That did not work",
		"no no no",
	],
	["says no to signing", { signMessage: refusing }, "sign", "You declined", ""],
	[
		"signs with another key",
		signing(
			"[{ signedMessage: message, signature: new Uint8Array(await crypto.subtle.sign('Ed25519', (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])).privateKey, message)) }]",
		),
		"sign",
		"Not verified",
		"signature: expected one by the account’s key over the message",
	],
	[
		"signs another message",
		signing(
			"(message = new TextEncoder().encode('Send all'), [{ signedMessage: message, signature: await sign(message) }])",
		),
		"sign",
		"Not verified",
		"signedMessage: expected the message that was asked for",
	],
	[
		"signs nothing",
		signing("[{ signedMessage: message, signature: new Uint8Array(64) }]"),
		"sign",
		"Not verified",
		"signature: ",
	],
	[
		"answers with garbage",
		signing("'garbage'"),
		"sign",
		"Not verified",
		"answer: expected a list, received a text of 7 characters",
	],
	[
		"signs in to another site",
		{ signIn: honestSignIn("domain: 'evil.test'") },
		"sign in",
		"Not verified",
		"signedMessage.domain: ",
	],
	[
		"signs in with an old nonce",
		{ signIn: honestSignIn("nonce: '00000000'") },
		"sign in",
		"Not verified",
		"signedMessage.nonce: ",
	],
];

/** Signing in as requested, except for one field. */
function honestSignIn(change: string): string {
	return `async (asked) => {
		const { account, sign } = await key.ready;
		const { domain, statement, uri, version, nonce, issuedAt } = { ...asked, ${change} };
		const text = domain + " wants you to sign in with your Solana account:\\n" + account.address + "\\n\\n" + statement + "\\n\\nURI: " + uri + "\\nVersion: " + version + "\\nNonce: " + nonce + "\\nIssued At: " + issuedAt;
		const signedMessage = new TextEncoder().encode(text);
		return [{ account, signedMessage, signature: await sign(signedMessage) }];
	}`;
}

for (const [what, deeds, step, title, detail] of misdeeds)
	test(`a wallet that ${what} is reported, logged once, and can be tried again`, async ({ page, allowMessages }) => {
		allowMessages(failed);
		const logged = listen(page);
		const doctor = await openDoctor(page, standardWallet("Petal", deeds));
		if (step === "sign") await press(doctor, "Connect Petal");
		const names = { connect: "Connect Petal", sign: "Sign the test message", "sign in": "Test sign-in" };
		for (let time = 1; time <= 2; time++) {
			await press(doctor, names[step]);
			await expect.poll(() => logged.length).toBe(time);
			await expect(outcome(doctor, title)).toContainText(detail);
		}
		await expect(doctor.getByText("Verified", { exact: true })).toHaveCount(0);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	});

test("a wallet that does not answer times out after a minute, and its late answer is ignored", async ({
	page,
	allowMessages,
}) => {
	allowMessages(failed);
	const logged = listen(page);
	await page.clock.install();
	const doctor = await openDoctor(
		page,
		standardWallet("Petal", { connect: "() => new Promise((resolve) => { window.answer = resolve; })" }),
	);
	await page.clock.runFor(5000);
	await press(doctor, "Connect Petal");
	await expect(doctor).toContainText("Waiting for Petal to connect");
	await page.waitForFunction(() => "answer" in window);
	await page.clock.runFor(58_000);
	await expect(doctor).toContainText("Waiting for Petal to connect");
	await page.clock.runFor(3000);
	await expect(outcome(doctor, "No answer within a minute")).toBeVisible();
	expect(logged).toHaveLength(1);
	expect(logged[0]).toContain("Wallet operation failed: no answer within 60 seconds");
	await page.evaluate(async () => {
		const wallets = Reflect.get(window, "testWallets") as Record<
			string,
			{ key: { ready: Promise<{ account: object }> } }
		>;
		const key = await wallets.Petal?.key.ready;
		(Reflect.get(window, "answer") as (answer: object) => void)({ accounts: [key?.account] });
	});
	await page.clock.runFor(1000);
	await expect(outcome(doctor, "No answer within a minute")).toBeVisible();
	await expect(doctor.getByRole("button", { name: "Connect Petal" })).toBeVisible();
});

test("keyboard only: waiting can be stopped, and the wallet tried again", async ({ page, allowMessages }) => {
	allowMessages(failed);
	const doctor = await openDoctor(page, standardWallet("Petal", { connect: "() => new Promise(() => {})" }));
	const connect = doctor.getByRole("button", { name: "Connect Petal" });
	await connect.focus();
	await page.keyboard.press("Enter");
	await expect(connect).toHaveAttribute("aria-disabled", "true");
	await expect(connect).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await expect(doctor.getByRole("button", { name: "Stop waiting" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(outcome(doctor, "You stopped waiting")).toBeVisible();
	await expect(connect).not.toHaveAttribute("aria-disabled", "true");
});

test("a wallet that revokes its account is no longer connected", async ({ page }) => {
	const doctor = await openDoctor(page, standardWallet("Petal"));
	await press(doctor, "Connect Petal");
	await expect(outcome(doctor, "Connected")).toBeVisible();
	const tell = (change: string) => page.evaluate(`window.testWallets.Petal.tell(${change})`);
	await tell("{ chains: [] }");
	await expect(outcome(doctor, "Connected")).toBeVisible();
	await tell("{ accounts: [] }");
	await expect(outcome(doctor, "Account no longer available")).toBeVisible();
	await expect(doctor.getByRole("button", { name: "Connect Petal" })).toBeVisible();
});

test("a wallet that revokes its account while asked to sign is no longer connected", async ({
	page,
	allowMessages,
}) => {
	allowMessages(failed);
	const logged = listen(page);
	const doctor = await openDoctor(
		page,
		standardWallet("Petal", { signMessage: "() => { window.asked = true; return new Promise(() => {}); }" }),
	);
	await press(doctor, "Connect Petal");
	await press(doctor, "Sign the test message");
	await expect.poll(() => page.evaluate("window.asked")).toBe(true);
	await expect(doctor).toContainText("Waiting for Petal for a signature");
	await page.evaluate("window.testWallets.Petal.tell({ accounts: [] })");
	await expect.poll(() => logged.length).toBe(1);
	await expect(outcome(doctor, "Account no longer available")).toBeVisible();
	await expect(doctor.getByRole("button", { name: "Copy address" })).toHaveCount(0);
	await expect(doctor.getByRole("button", { name: "Connect Petal" })).toBeVisible();
});

test("a wallet that refuses to disconnect is still followed", async ({ page, allowMessages }) => {
	allowMessages(failed);
	const disconnect = "async () => { throw new Error('Busy'); }";
	const doctor = await openDoctor(page, standardWallet("Petal", { disconnect }));
	await press(doctor, "Connect Petal");
	await press(doctor, "Disconnect");
	await expect(outcome(doctor, "That did not work")).toContainText("Busy");
	await page.evaluate("window.testWallets.Petal.tell({ accounts: [] })");
	await expect(outcome(doctor, "Account no longer available")).toBeVisible();
});

test("if the browser cannot verify signatures, the wallet is not asked to sign", async ({ page, allowMessages }) => {
	allowMessages(failed);
	const blind = `{
		const importKey = crypto.subtle.importKey;
		crypto.subtle.importKey = function (format, bytes, kind, ...rest) {
			return kind === "Ed25519" ? Promise.reject(new DOMException("Unrecognised", "NotSupportedError")) : importKey.call(this, format, bytes, kind, ...rest);
		};
	}`;
	const counting = "() => { window.asked = true; return new Promise(() => {}); }";
	const doctor = await openDoctor(page, blind + standardWallet("Petal", { signMessage: counting }));
	await press(doctor, "Connect Petal");
	await press(doctor, "Sign the test message");
	await expect(outcome(doctor, "That did not work")).toContainText("this browser cannot verify ed25519 signatures");
	expect(await page.evaluate(() => "asked" in window)).toBe(false);
});

test("if its code fails to load, this is reported, and the wallet is not asked", async ({ page, allowMessages }) => {
	allowMessages(/Failed to load resource/);
	const doctor = await openDoctor(page, standardWallet("Petal"));
	await page.route("**/assets/wallet-operations-*.js", (route) => route.abort());
	await press(doctor, "Connect Petal");
	await expect(outcome(doctor, "This feature could not be loaded")).toBeVisible();
});
