import type { IncomingMessage, ServerResponse } from "node:http";
import send from "send";
import { acceptedEncodings } from "./accepted-encodings.ts";
import {
	cacheControl,
	contentType,
	hashedFolder,
	resourceHeader,
	resourcePolicy,
	sharedFolder,
} from "./hosting/site-rules.ts";

/** One form in which a file may lie in the folder. */
interface Variant {
	/** As in the address; `send` decodes it. */
	path: string;
	file: string;
	encoding?: string;
}

/** The forms of a file that a client takes, the smallest first. */
function variants(file: string, accepted: string): Variant[] {
	const encoded = [
		{ file, path: `${file}.br`, encoding: "br" },
		{ file, path: `${file}.gz`, encoding: "gzip" },
	];
	return [...encoded.filter(({ encoding }) => accepted.includes(encoding)), { file, path: file }];
}

/**
 * Sends the first of these files that is there, in the smallest form the client takes; `send` sees to ETag, conditions
 * and byte ranges. Files are looked up per request.
 * @param files paths below `root`, percent-encoded as they were asked for
 * @param otherwise called where none of them is there, or where one would lead out of the folder
 */
export function sendFirst(
	request: IncomingMessage,
	response: ServerResponse,
	{ root, files, otherwise }: { root: string; files: readonly string[]; otherwise: () => void },
): void {
	const accepted = acceptedEncodings(request.headers["accept-encoding"]);
	const attempt = ([variant, ...others]: Variant[]): void => {
		setHeaders(response, variant);
		if (variant === undefined) {
			otherwise();
			return;
		}
		const acceptRanges = variant.encoding === undefined; // of the file itself, as nginx has it
		send(request, variant.path, { root, index: false, cacheControl: false, dotfiles: "allow", acceptRanges })
			.on("directory", () => attempt(others))
			.on("error", ({ status }: { status: number }) => {
				if (status <= 404) attempt(others);
				else {
					setHeaders(response, undefined); // 412, 416: about the request, not the file
					response.writeHead(status).end();
				}
			})
			.pipe(response);
	};
	attempt(files.flatMap((file) => variants(file, accepted)));
}

/** What is said of a form of a file; of none, that the answer must not be kept. */
function setHeaders(response: ServerResponse, variant: Variant | undefined): void {
	const isShared = variant?.file.startsWith(sharedFolder);
	const headers = {
		[resourceHeader]: isShared ? resourcePolicy.shared : resourcePolicy.other,
		"Cache-Control": variant?.file.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.other,
		"Content-Encoding": variant?.encoding,
		"Content-Type": variant && contentType(variant.file),
	};
	for (const [name, value] of Object.entries(headers)) {
		if (value === undefined) response.removeHeader(name);
		else response.setHeader(name, value);
	}
}
