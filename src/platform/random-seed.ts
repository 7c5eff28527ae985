/** A seed nobody can foretell, 32 bits. The only place that asks the browser for chance. */
export const randomSeed = (): number => Math.floor(Math.random() * 2 ** 32);
