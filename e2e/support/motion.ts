/** For `test.use`: a visitor without reduced motion, so that fades, slides, petals and particles are active. */
export const inMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;
