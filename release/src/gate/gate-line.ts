import type { Revision } from '../chain/revision';

/** How a revision was checked; undefined of one that is checked by nobody, such as a rollback. */
export function gateLine({ gate, ungated }: Pick<Revision, 'gate' | 'ungated'>): string | undefined {
  if (ungated !== undefined) return `not checked: ${ungated}`;
  return gate && `checked: ${gate.pages} pages, ${gate.browser ?? 'without a browser, for there is none'}`;
}
