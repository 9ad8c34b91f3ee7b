/** The two parts of a request's address; the second, without its mark, may have question marks of its own (RFC 3986 3.4). */
export function pathAndSearch(url: string): [path: string, search: string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}
