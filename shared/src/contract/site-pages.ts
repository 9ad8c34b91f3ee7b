import { type Static, Type } from '@sinclair/typebox';

/** Where the shell says which pages there are, for a search that reads them. */
export const sitePagesAddress = '/-/pages';

/** More pages than a site has that people write; the rest is not listed. */
export const mostSitePages = 300;

/** The pages of the live set that need no id. `version` is another one when a page may say something else. */
export const SitePages = Type.Object({
  pages: Type.Array(
    Type.Object({
      path: Type.String({ pattern: '^/[^?#\\s]*$', maxLength: 200 }),
      version: Type.String({ minLength: 1, maxLength: 100 }),
    }),
    { maxItems: mostSitePages },
  ),
});

export type SitePages = Static<typeof SitePages>;
