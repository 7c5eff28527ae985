const DAY_SECONDS = 86_400;
const BITS = 8;
const MEBIBYTE = 2 ** 20;

/** Beats that a node sends to one neighbour in a day. @example beatsADay(30) // 2880 */
export const beatsADay = (everySeconds: number): number => DAY_SECONDS / everySeconds;

/**
 * The traffic of a node's heartbeat in a day.
 * @param neighbours number of nodes that it sends beats to
 * @returns beats sent, and megabytes (a million bytes each)
 * @example heartbeatTraffic(8, { everySeconds: 30, bytes: 200 }) // { beats: 23040, megabytes: 4.608 }
 */
export function heartbeatTraffic(
	neighbours: number,
	{ everySeconds, bytes }: { everySeconds: number; bytes: number },
): { beats: number; megabytes: number } {
	const beats = neighbours * beatsADay(everySeconds);
	return { beats, megabytes: (beats * bytes) / 1e6 };
}

/** Nodes that news can reach within a number of hops, if no two paths meet. @example placesAfter(3, 8) // 512 */
export const placesAfter = (hops: number, neighbours: number): number => neighbours ** hops;

/**
 * The chunks still to come, and their maximum size in megabytes.
 * @example restOfTransfer({ chunks: 99, arrivedChunks: 70, chunkMebibytes: 4 }) // { chunks: 29, megabytes: 121.634816 }
 */
export function restOfTransfer(transfer: { chunks: number; arrivedChunks: number; chunkMebibytes: number }): {
	chunks: number;
	megabytes: number;
} {
	const chunks = transfer.chunks - transfer.arrivedChunks;
	return { chunks, megabytes: (chunks * transfer.chunkMebibytes * MEBIBYTE) / 1e6 };
}

/** The minimum duration of a transfer, in seconds. @example carrySeconds(412, 100) // 32.96 */
export const carrySeconds = (megabytes: number, megabitsPerSecond: number): number =>
	(megabytes * BITS) / megabitsPerSecond;
