/** The current instant. The only place that reads the clock for the application. */
export const now = (): Date => new Date();
