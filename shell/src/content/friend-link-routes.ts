/** Route names whose layout loads the friend links and shows them with the partners (spec §2, content.md §6 no. 7). */
export const friendLinkRoutes: ReadonlySet<string> = new Set(['index']);
