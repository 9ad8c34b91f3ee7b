function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Whether an If-None-Match header holds this tag: a list of tags, compared weakly (RFC 9110 §13.1.2). */
export function holdsTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}
