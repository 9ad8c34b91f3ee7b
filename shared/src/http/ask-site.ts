/** Asks the site itself for next to nothing: rejects where nothing of it can be reached. */
export function askSite(): Promise<Response> {
  return fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
}
