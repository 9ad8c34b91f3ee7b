import type { Reference } from './entry';

const addresses: readonly [RegExp, Reference['kind']][] = [
  [/^\/help\/helpDocument\/(\d+)/, 'help'],
  [/^\/help\/helpClassList\/(\d+)/, 'helpClass'],
  [/^\/info\/(\d+)/, 'topic'],
  [/^\/video\/(\d+)/, 'video'],
  [/^\/tag\/(\d+)/, 'tag'],
  [/^\/home\/lectureDetail\/(\d+)/, 'lecture'],
  [/^\/home\/article\/(\d+)/, 'news'],
  [/^\/home\/case\?(?:.*&)?id=(\d+)/, 'case'],
  [/^\/home\/marketing\/(\d+)/, 'marketing'],
];

/** The content behind an internal link; undefined for every other address. */
export function referenceOfLink(href: string): Omit<Reference, 'line'> | undefined {
  for (const [pattern, kind] of addresses) {
    const id = pattern.exec(href)?.[1];
    if (id) return { kind, id: Number(id) };
  }
  return undefined;
}
