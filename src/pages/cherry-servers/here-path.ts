/** Path of this page, without the base. */
export const herePath = "/infrastructure/servers";
