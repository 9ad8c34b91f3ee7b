/** The id of a question on its page. It stays while the words stay, wherever the question stands. */
export function questionAnchor(ask: string): string {
  let hash = 0;
  for (const character of ask) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return `q-${hash.toString(36)}`;
}
