import { pageAnchors } from '@site/shared/contract/page-anchors';
import { pinyin } from 'pinyin-pro';

const maxAnchor = 60;

/** Anchors that a text starts with: those of what stands beside it on its page. */
export const anchorsBeside = (): Set<string> => new Set(Object.values(pageAnchors));

/**
 * `第一次开播 OBS` → `di-yi-ci-kai-bo-obs`: readable in a URL and stable when other headings change. It is added to
 * `taken` and never begins with `_`, as the ids of the shell do.
 */
export function anchorOf(text: string, taken: Set<string>): string {
  const syllables = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  const plain = syllables
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const base = plain.slice(0, maxAnchor).replace(/^-|-$/g, '') || 'section';
  let anchor = base;
  for (let copy = 2; taken.has(anchor); copy++) anchor = `${base}-${copy}`;
  taken.add(anchor);
  return anchor;
}
