import { pinyin } from 'pinyin-pro';

const longestAnchor = 60;

/** `第一次开播 OBS` → `di-yi-ci-kai-bo-obs`: readable in an address, and it stays when other headings come and go. */
export function anchorOf(text: string, taken: Set<string>): string {
  const words = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  const plain = words
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const base = plain.slice(0, longestAnchor).replace(/^-|-$/g, '') || 'section';
  let anchor = base;
  for (let copy = 2; taken.has(anchor); copy++) anchor = `${base}-${copy}`;
  taken.add(anchor);
  return anchor;
}
