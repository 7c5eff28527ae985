import { InvalidAnswer } from "./invalid-answer.ts";
import { plainText } from "./plain-text.ts";

/** What a page requests for Sign In With Solana; times are ISO 8601. */
export interface SignInRequest {
	/** The requesting host: "sakura.example". */
	readonly domain: string;
	readonly uri: string;
	readonly statement: string;
	readonly version: "1";
	/** At least 8 letters and digits, never used before. */
	readonly nonce: string;
	readonly issuedAt: string;
	/** Set if the account is already known. */
	readonly address?: string;
}

/** The fields of a signed text. */
export interface SignInFields {
	readonly domain: string;
	readonly address: string;
	readonly statement?: string | undefined;
	readonly uri?: string | undefined;
	readonly version?: string | undefined;
	readonly chainId?: string | undefined;
	readonly nonce?: string | undefined;
	readonly issuedAt?: string | undefined;
	readonly expirationTime?: string | undefined;
	readonly notBefore?: string | undefined;
	readonly requestId?: string | undefined;
	readonly resources?: string | undefined;
}

/** The order is fixed: phantom/sign-in-with-solana, "Message Construction". */
const message = new RegExp(
	[
		"^(?<domain>[^\\n ]+) wants you to sign in with your Solana account:\\n(?<address>[^\\n]+)",
		"(?:\\n\\n(?!(?:URI|Version|Chain ID|Nonce|Issued At|Expiration Time|Not Before|Request ID): |Resources:)(?<statement>[^\\n]+))?",
		"(?:\\n(?:\\nURI: (?<uri>[^\\n]+))?",
		"(?:\\nVersion: (?<version>[^\\n]+))?",
		"(?:\\nChain ID: (?<chainId>[^\\n]+))?",
		"(?:\\nNonce: (?<nonce>[^\\n]+))?",
		"(?:\\nIssued At: (?<issuedAt>[^\\n]+))?",
		"(?:\\nExpiration Time: (?<expirationTime>[^\\n]+))?",
		"(?:\\nNot Before: (?<notBefore>[^\\n]+))?",
		"(?:\\nRequest ID: (?<requestId>[^\\n]+))?",
		"(?:\\nResources:(?<resources>(?:\\n- [^\\n]+)*))?)?\\n*$",
	].join(""),
);

/** Longest text that is parsed, in characters. */
const MAX_LENGTH = 4096;

/**
 * Parses a Sign In With Solana text.
 * @throws InvalidAnswer if it is not one
 */
export function parseSignIn(text: string): SignInFields {
	const fields = text.length <= MAX_LENGTH && message.exec(text)?.groups;
	if (!fields) throw new InvalidAnswer("signedMessage", "a text of Sign In With Solana", `“${plainText(text, 60)}”`);
	return fields as unknown as SignInFields;
}

/**
 * Checks a signed text against the request, field by field. A wallet may add fields that were not requested, but none
 * that make the text not yet valid or expired.
 * @param address of the account that signed
 * @throws InvalidAnswer that names the field: "signedMessage.nonce"
 */
export function checkSignIn(signed: SignInFields, asked: SignInRequest, address: string): void {
	const hold = (field: keyof SignInFields & keyof SignInRequest, expected: string) => {
		const received = signed[field];
		if (received === expected) return;
		const shown = received === undefined ? "nothing" : `“${plainText(received, 60)}”`;
		throw new InvalidAnswer(`signedMessage.${field}`, `“${expected}”`, shown);
	};
	hold("domain", asked.domain);
	hold("address", address);
	hold("statement", asked.statement);
	hold("uri", asked.uri);
	hold("version", asked.version);
	hold("nonce", asked.nonce);
	// The same instant can be written in several ways.
	if (Date.parse(signed.issuedAt ?? "") !== Date.parse(asked.issuedAt)) hold("issuedAt", asked.issuedAt);
	const now = Date.parse(asked.issuedAt);
	// Written so that an unparsable time fails as well.
	const { expirationTime, notBefore } = signed;
	if (expirationTime !== undefined && !(Date.parse(expirationTime) > now))
		throw new InvalidAnswer("signedMessage.expirationTime", "a later time", `“${plainText(expirationTime, 60)}”`);
	if (notBefore !== undefined && !(Date.parse(notBefore) <= now))
		throw new InvalidAnswer("signedMessage.notBefore", "no later time", `“${plainText(notBefore, 60)}”`);
}
