/** What counts as present in the mesh, in seconds. Specification 9 (P2P text). */
export const heartbeat = { everySeconds: 30, timeoutSeconds: 90 } as const;

/** Neighbours that a node keeps: those that answer fastest, and some drawn at random from the rest. As in the document "P2P Mesh". */
export const meshNeighbours = { fastest: 5, random: 3 } as const;

/** Size of one heartbeat in bytes, as the document "P2P Mesh" reckons with. */
export const heartbeatBytes = 200;

/** The capsule that the documents carry about as their example; its chunks are of 4 MiB but for the last. */
export const sampleCapsule = { megabytes: 412, chunks: 99, chunkMebibytes: 4, arrivedChunks: 70 } as const;
