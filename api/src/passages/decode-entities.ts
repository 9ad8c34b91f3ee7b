const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#x27': "'",
  '#39': "'",
};

/** The text of markup as React and the importer write it. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x27|#39|[a-z]+);/g, (whole, name: string) => named[name] ?? whole);
}
