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

function contentOf(address: string): { kind: string; id: string } | undefined {
  for (const [pattern, kind] of contentPages) {
    const id = pattern.exec(address)?.[1];
    if (id) return { kind, id };
  }
  return undefined;
}

/** The name that the share card of a page has in the index of media, if it has one; `address` is a path with its listed query. */
export function cardNameOf(address: string): string {
  const content = contentOf(address);
  return content ? `card-${content.kind}-${content.id}` : pageCardName(address.replace(/\?.*$/, ''));
}

/** The card of everything of this kind, which a content has until its own is drawn. */
export function sectionCardName(kind: string): string {
  return `card-section-${kind}`;
}

/** Names of the cards that a page may have, its own first. */
export function cardNamesOf(address: string): string[] {
  const content = contentOf(address);
  return [cardNameOf(address), ...(content ? [sectionCardName(content.kind)] : [])];
}
