import { resolve } from "node:path";
import { build } from "./build.ts";
import { assertFreePort, readPort } from "./port.ts";
import { reportDuration } from "./report.ts";
import { serveUntilStopped } from "./serve.ts";

process.env.NODE_ENV = "production"; // whatever this machine has set: we always serve the production build

try {
	const port = readPort(process.env.PORT);
	await assertFreePort(port);
	const servedAt = port === 0 ? "" : `http://localhost:${port}`;
	await reportDuration("Building the site", (report) => build(report, { servedAt }));
	await serveUntilStopped(resolve(import.meta.dirname, "../dist"));
} catch (error) {
	console.error(`\n${error instanceof Error ? error.message : error}`);
	if (process.env.DEBUG && error instanceof Error) console.error(error.stack);
	process.exit(1);
}
