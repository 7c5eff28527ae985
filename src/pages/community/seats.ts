import { governanceCircles } from "#src/content/facts/community.ts";

/** Number of seats in all circles. */
export const allSeats = governanceCircles.reduce((total, { members }) => total + members, 0);

/** The sum as displayed. @example "7 + 12 + 10 + 8" */
export const seatsSum = governanceCircles.map(({ members }) => members).join(" + ");
