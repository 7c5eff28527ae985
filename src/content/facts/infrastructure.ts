/** Nodes of the mesh. Specification 2.9. */
export const meshNodes = 342;
