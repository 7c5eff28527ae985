import { type AddressInfo, createServer } from "node:net";

/** The default port, unless PORT is set. */
const defaultPort = 4173;

/**
 * The port set by PORT.
 * @throws RangeError when it is not a whole number from 0 to 65535; 0 means any free port
 */
export function readPort(value: string | undefined): number {
	if (value === undefined || value.trim() === "") return defaultPort;
	const port = Number(value);
	if (!/^\d+$/.test(value.trim()) || port > 65_535)
		throw new RangeError(`PORT must be a whole number from 0 to 65535, not ${JSON.stringify(value)}.`);
	return port;
}

export function takenPortMessage(port: number): string {
	return `Port ${port} is taken by another program. Choose another one with the environment variable PORT, for example ${port < 65_535 ? port + 1 : 8080}.`;
}

/**
 * Fails early, before an unnecessary build.
 * @throws Error with a readable message when another program listens on the port
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

/** A port that is free at this moment, for programs that need to be given one. */
export function freePort(): Promise<number> {
	return new Promise((found, failed) => {
		const probe = createServer().once("error", failed);
		probe.listen(0, () => {
			const { port } = probe.address() as AddressInfo;
			probe.close(() => found(port));
		});
	});
}
