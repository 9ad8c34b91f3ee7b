/** Route names whose layout loads the friend links and shows them with the partners (R2.133). */
export const friendLinkRoutes: ReadonlySet<string> = new Set(['index']);
