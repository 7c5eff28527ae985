/** 32 random hexadecimal digits: unpredictable, and never used before. */
export const randomNonce = (): string =>
	[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
