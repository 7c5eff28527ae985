import type { ViteDevServer } from "vite";

/**
 * Makes the development server answer with JSON that a build would have written to a file.
 * @param path matches the request's path; its first group is the file's name
 * @param textOf the text of the file of that name; if there is none, the request is passed on
 */
export function serveJson(
	server: ViteDevServer,
	path: RegExp,
	textOf: (name: string) => string | undefined | Promise<string | undefined>,
): void {
	server.middlewares.use(async (request, response, next) => {
		const name = path.exec(request.url ?? "")?.[1];
		const text = name && (await textOf(name));
		if (!text) return next();
		response.setHeader("Content-Type", "application/json");
		response.end(text);
	});
}
