import { pinyin } from 'pinyin-pro';

/**
 * The text form of a tsvector with every suffix of a title, in pinyin and in initials, so that a prefix search finds
 * `choujiang` and `cj` in 发起抽奖.
 */
export function phoneticVectorOf(title: string): string {
  const raw = pinyin(title.normalize('NFKC'), { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  const syllables = raw.map((syllable) => syllable.toLowerCase().replace(/[^a-z0-9]/g, '')).filter(Boolean);
  const endings = new Set<string>();
  for (let start = 0; start < syllables.length; start++) {
    const rest = syllables.slice(start);
    endings.add(rest.join(''));
    endings.add(rest.map((syllable) => syllable[0]).join(''));
  }
  return [...endings].map((ending) => `'${ending}'`).join(' ');
}

/** The prefix query for input in Latin letters; undefined for everything else. */
export function phoneticQueryOf(typed: string): string | undefined {
  const letters = typed.normalize('NFKC').toLowerCase().replace(/[\s']/g, '');
  return /^[a-z0-9]{1,60}$/.test(letters) ? `'${letters}':*` : undefined;
}
