/** Path of this page, without base. */
export const herePath = "/infrastructure/servers";
