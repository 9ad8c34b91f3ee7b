/** The URL of a call without its query. */
export function withoutQuery(url: string): string {
  return url.replace(/\?.*$/s, '');
}

/** `url` with the given fields as its query; undefined ones are left out. */
export function withQuery(url: string, fields: object): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${url}?${query}` : url;
}
