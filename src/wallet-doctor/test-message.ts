import type { SignInRequest } from "#src/wallet-operations/sign-in-message.ts";

/** What makes a message unique: host, time and a nonce. */
export interface Occasion {
	/** "sakura.example" */
	host: string;
	origin: string;
	time: Date;
	/** At least 8 letters and digits, never used before. */
	nonce: string;
}

/** The message signed to test a wallet. It names the site and the occasion, so that it is useless anywhere else. */
export function testMessage({ host, time, nonce }: Occasion): string {
	return [
		"Sakura Ecosystem: a test message",
		"",
		"Signing this shows that your wallet works. It moves nothing, authorises nothing, and is not stored.",
		"",
		`Site: ${host}`,
		`Nonce: ${nonce}`,
		`Time: ${time.toISOString()}`,
	].join("\n");
}

/** The same as a sign-in. @param address if an account is connected */
export const testSignIn = ({ host, origin, time, nonce }: Occasion, address: string | undefined): SignInRequest => ({
	domain: host,
	uri: origin,
	statement: "A wallet doctor test: you are not signed in anywhere, and nothing is stored.",
	version: "1",
	nonce,
	issuedAt: time.toISOString(),
	...(address !== undefined && { address }),
});
