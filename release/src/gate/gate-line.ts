import type { Revision } from '../chain/revision';
import { placesText } from './gate-result';

/** How a revision was checked; undefined of one that is checked by nobody, such as a rollback. */
export function gateLine({ gate, ungated }: Pick<Revision, 'gate' | 'ungated'>): string | undefined {
  if (ungated !== undefined) return `not checked: ${ungated}`;
  if (!gate) return undefined;
  const { pages, browser, declared = [] } = gate;
  const wanted = declared.length > 0 ? `; declared: ${placesText(declared)}` : '';
  return `checked: ${pages} pages, ${browser ?? 'without a browser, for there is none'}${wanted}`;
}
