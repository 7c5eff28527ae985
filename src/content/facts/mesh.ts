/** When a node counts as present in the mesh, in seconds. Specification 9 (P2P text). */
export const heartbeat = { everySeconds: 30, timeoutSeconds: 90 } as const;

/**
 * A node's neighbours: those that respond fastest, and some chosen at random from the rest. As in the document "P2P
 * Mesh".
 */
export const meshNeighbours = { fastest: 5, random: 3 } as const;

/** Size of a heartbeat in bytes, as assumed in the document "P2P Mesh". */
export const heartbeatBytes = 200;

/** The sample capsule of the documents; its chunks have 4 MiB, except the last. */
export const sampleCapsule = { megabytes: 412, chunks: 99, chunkMebibytes: 4, arrivedChunks: 70 } as const;
