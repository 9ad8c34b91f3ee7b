/** Whole seconds; the files keep the milliseconds. */
export function shortTime(iso: string): string {
  return iso.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
}

/** `2026-12-30 18:00:00+08:00`, for what somebody gave as a time of Beijing. */
export function beijingTime(iso: string): string {
  const ahead = new Date(Date.parse(iso) + 8 * 3_600_000).toISOString();
  return shortTime(ahead).replace('Z', '+08:00');
}
