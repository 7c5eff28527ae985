import { governanceCircles } from "#src/content/facts/community.ts";

/** Seats of all circles together. */
export const allSeats = governanceCircles.reduce((total, { members }) => total + members, 0);

/** The sum as it is shown. @example "7 + 12 + 10 + 8" */
export const seatsSum = governanceCircles.map(({ members }) => members).join(" + ");
