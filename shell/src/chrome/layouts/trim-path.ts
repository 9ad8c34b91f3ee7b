/** The path of a page as its pattern spells it: links of a portal end with a slash, which the server leaves out. */
export function trimPath(path: string): string {
  if (path === '/' || path === '/m/') return path;
  return path === '/m' ? '/m/' : path.replace(/\/$/, '');
}
