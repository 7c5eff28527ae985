/** An unpredictable 32-bit seed. The only place that asks the browser for randomness. */
export const randomSeed = (): number => Math.floor(Math.random() * 2 ** 32);
