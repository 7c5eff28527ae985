/** For `test.use`: a visitor who did not ask for reduced motion, so that fades, slides, petals and particles are there. */
export const inMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;
