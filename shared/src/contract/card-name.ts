/** Address of a content's page, for computers or phones → the kind in the name of its card. */
const contentPages: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^\/help\/helpDocument\/(\d+)$/, 'help'],
  [/^\/info\/(\d+)$/, 'topic'],
  [/^\/video\/(\d+)$/, 'video'],
  [/^\/home\/lectureDetail\/(\d+)$/, 'lecture'],
  [/^\/m\/lecture_detail_h5\?id=(\d+)$/, 'lecture'],
  [/^\/home\/article\/(\d+)$/, 'news'],
  [/^\/m\/article\?id=(\d+)$/, 'news'],
  [/^\/home\/marketing\/(\d+)$/, 'marketing'],
  [/^\/m\/market\?id=(\d+)$/, 'marketing'],
  [/^\/home\/case\?id=(\d+)$/, 'case'],
];

/** The name of a page without an id, in the index of media: `/home/vzChain` and `/m/vzChain` have one card. */
export function pageCardName(path: string): string {
  return `card-page-${path.replace(/^\/(home|m)\//, '').replace(/\W+/g, '-')}`.toLowerCase();
}

/** The name that the share card of a page has in the index of media, if it has one; `address` is a path with its listed query. */
export function cardNameOf(address: string): string {
  for (const [pattern, kind] of contentPages) {
    const id = pattern.exec(address)?.[1];
    if (id) return `card-${kind}-${id}`;
  }
  return pageCardName(address.replace(/\?.*$/, ''));
}
