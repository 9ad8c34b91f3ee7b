import { pinyin } from 'pinyin-pro';

const maxAnchor = 60;

/** `第一次开播 OBS` → `di-yi-ci-kai-bo-obs`: readable in a URL and stable when other headings change. */
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
