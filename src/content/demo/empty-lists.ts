/** Lists that are initially empty. Specification 3; nothing ever fills them in this preview. */
export const communityMembers: readonly { id: string; username: string }[] = [];
export const p2pNodes: readonly { id: string; location: string }[] = [];
export const upcomingCeremonies: readonly { id: string; title: string; date: string }[] = [];
