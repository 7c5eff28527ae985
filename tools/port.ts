import { type AddressInfo, createServer } from "node:net";

/** Where the site is served unless PORT says otherwise. */
const usualPort = 4173;

/**
 * The port named by PORT.
 * @throws RangeError when it is not a whole number from 0 to 65535; 0 means any free port
 */
export function readPort(value: string | undefined): number {
	if (value === undefined || value.trim() === "") return usualPort;
	const port = Number(value);
	if (!/^\d+$/.test(value.trim()) || port > 65_535)
		throw new RangeError(`PORT must be a whole number from 0 to 65535, not ${JSON.stringify(value)}.`);
	return port;
}

export function takenPortMessage(port: number): string {
	return `Port ${port} is taken by another program. Choose another one with the variable PORT, for example ${port < 65_535 ? port + 1 : 8080}.`;
}

/**
 * Fails early, before a build is made for nothing.
 * @throws Error with a text for a person when another program listens on the port
 */
export function assertFreePort(port: number): Promise<void> {
	return new Promise((free, taken) => {
		const probe = createServer();
		probe.once("error", (error: NodeJS.ErrnoException) =>
			taken(error.code === "EADDRINUSE" ? new Error(takenPortMessage(port)) : error),
		);
		probe.listen(port, () => probe.close(() => free()));
	});
}

/** A port that nobody listens on at this moment, for programs that have to be told one. */
export function freePort(): Promise<number> {
	return new Promise((found, failed) => {
		const probe = createServer().once("error", failed);
		probe.listen(0, () => {
			const { port } = probe.address() as AddressInfo;
			probe.close(() => found(port));
		});
	});
}
