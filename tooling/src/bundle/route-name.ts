/**
 * Derives the specification's route name from a pattern: `/` → `index`, `/info/cate/:id?` → `info-cate-id`.
 * Every route's id is this name, and so is the name of its chunk.
 */
export function routeName(pattern: string): string {
  const name = pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/^:/, '').replace(/\?$/, ''))
    .join('-');
  return name === '' ? 'index' : name;
}
