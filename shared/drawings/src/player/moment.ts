/** The second that an address names as `#t=72` or `?t=72`; undefined where it names none, or nonsense. */
export function readMoment({ hash, search }: Pick<Location, 'hash' | 'search'>): number | undefined {
  const text = /^#t=(\d{1,5}(?:\.\d+)?)$/.exec(hash)?.[1] ?? new URLSearchParams(search).get('t') ?? '';
  return /^\d{1,5}(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
