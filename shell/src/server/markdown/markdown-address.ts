const ending = '.md';
const home = '/index.md';

/** The address at which the page of a path is given as Markdown: `/home/edu` → `/home/edu.md`, `/info/` → `/info.md`, `/` → `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? home : `${path.replace(/\/$/, '')}${ending}`;
}

/** The path of the page that an address gives as Markdown; undefined for any other address. */
export function pageOfMarkdown(path: string): string | undefined {
  if (path === home) return '/';
  return path.endsWith(ending) && path.length > ending.length + 1 ? path.slice(0, -ending.length) : undefined;
}
