import { parseDocument } from "./parse-document.ts";
import type { ParserMessage } from "./parser-client.ts";

const answer = (message: ParserMessage) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<string>) => {
	try {
		answer({ parsed: await parseDocument(data) });
	} catch (error) {
		answer({ failure: String(error) });
	}
};

answer({ ready: true });
