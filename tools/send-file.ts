import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
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

/** One stored variant of a file. */
interface Variant {
	/** As in the address; `send` decodes it. */
	path: string;
	file: string;
	encoding?: string;
}

/** What `send` reports; `headers` comes with 416. */
type SendError = Error & { status: number; headers?: OutgoingHttpHeaders };

/** Set by `send` before it opens a file. */
const fileHeaders = ["Accept-Ranges", "Content-Length", "Content-Range", "ETag", "Last-Modified"];

/** The variants of a file that a client accepts, the smallest first. */
function variants(file: string, accepted: string): Variant[] {
	const encoded = [
		{ file, path: `${file}.br`, encoding: "br" },
		{ file, path: `${file}.gz`, encoding: "gzip" },
	];
	return [...encoded.filter(({ encoding }) => accepted.includes(encoding)), { file, path: file }];
}

interface Choice {
	root: string;
	/** Paths in `root`, percent-encoded as requested. */
	files: readonly string[];
	/** Called if none of them exists, or if one would lead out of the folder. */
	otherwise: () => void;
	/** Called if one exists but cannot be read; its first bytes may have been sent. */
	failed: (error: Error) => void;
}

/**
 * Sends the first of these files that exists, in the smallest variant the client accepts; `send` handles ETag,
 * conditional requests and byte ranges. Files are looked up on each request.
 */
export function sendFirst(
	request: IncomingMessage,
	response: ServerResponse,
	{ root, files, otherwise, failed }: Choice,
): void {
	const accepted = acceptedEncodings(request.headers["accept-encoding"]);
	const attempt = ([variant, ...others]: Variant[]): void => {
		setHeaders(response, variant);
		if (variant === undefined) {
			otherwise();
			return;
		}
		const acceptRanges = variant.encoding === undefined; // only for the uncompressed file, as in nginx
		send(request, variant.path, { root, index: false, cacheControl: false, dotfiles: "allow", acceptRanges })
			.on("directory", () => attempt(others))
			.on("file", (_path: string, { size }: { size: number }) => acceptRanges && fitSuffix(request, size))
			.on("error", (error: SendError) => {
				if (response.headersSent) failed(error);
				else if (error.status <= 404) attempt(others);
				else {
					setHeaders(response, undefined);
					// 412, 416: about the request, not the file
					if (error.status < 500) response.writeHead(error.status, error.headers).end();
					else failed(error);
				}
			})
			.pipe(response);
	};
	attempt(files.flatMap((file) => variants(file, accepted)));
}

/** A range of more last bytes than a file has is all of it (RFC 9110, 14.1.2); `send` would refuse it. */
function fitSuffix(request: IncomingMessage, size: number): void {
	const length = Number(/^bytes=-(\d+)$/.exec(request.headers.range ?? "")?.[1] ?? 0);
	if (length > size) request.headers.range = `bytes=-${size}`;
}

/**
 * Begins a response: with the headers of a variant, or else those of a response that must not be cached. What `send` said
 * of a file that vanished before it could be opened is withdrawn.
 */
function setHeaders(response: ServerResponse, variant: Variant | undefined): void {
	response.statusCode = 200;
	for (const name of fileHeaders) response.removeHeader(name);
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
