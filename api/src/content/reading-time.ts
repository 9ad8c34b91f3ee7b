const hanPerMinute = 400;

/** Minutes to read a text, at least one. */
export function readingMinutes(plain: string): number {
  const han = plain.match(/\p{Script=Han}/gu)?.length ?? 0;
  return Math.max(1, Math.round(han / hanPerMinute));
}
