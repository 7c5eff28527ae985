import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of the test's own, at an origin of its own. */
export async function serveWith(answer: RequestListener) {
	const server = createServer(answer);
	await once(server.listen(0, "127.0.0.1"), "listening");
	const close = () => {
		server.closeAllConnections();
		server.close();
	};
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
