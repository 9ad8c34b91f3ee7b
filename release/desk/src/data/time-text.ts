/** Operators read the clock of their own country, wherever the server stands. */
const timeZone = 'Asia/Shanghai';
const DAY_MS = 86_400_000;

const clockFormat = new Intl.DateTimeFormat('zh-CN', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false });
const secondsFormat = new Intl.DateTimeFormat('zh-CN', { timeZone, timeStyle: 'medium', hour12: false });
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const weekdayFormat = new Intl.DateTimeFormat('zh-CN', { timeZone, weekday: 'short' });

/** `2026-11-26` of a moment, there. */
function dayOf(moment: Date): string {
  return dayFormat.format(moment);
}

/** `03:12`. */
export function clock(moment: Date): string {
  return clockFormat.format(moment);
}

/** `03:12:45`. */
export function clockWithSeconds(moment: Date): string {
  return secondsFormat.format(moment);
}

/** `03:12`, `昨天 22:18` or `11-20 09:36`. */
export function shortMoment(moment: Date, now: Date): string {
  const day = dayOf(moment);
  if (day === dayOf(now)) return clock(moment);
  if (day === dayOf(new Date(now.getTime() - DAY_MS))) return `昨天 ${clock(moment)}`;
  return `${day.slice(5)} ${clock(moment)}`;
}

/** `11-26 周四 03:12`. */
export function longMoment(moment: Date): string {
  return `${dayOf(moment).slice(5)} ${weekdayFormat.format(moment)} ${clock(moment)}`;
}

/** `2026-11-26 03:12:45`. */
export function fullMoment(moment: Date): string {
  return `${dayOf(moment)} ${clockWithSeconds(moment)}`;
}

/** `41 分钟`, `2 小时 5 分`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} 秒`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} 分钟`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 ? `${hours} 小时 ${minutes % 60} 分` : `${hours} 小时`;
  return `${Math.floor(hours / 24)} 天`;
}

/** Midnights there between two moments. */
export function midnightsBetween(from: Date, to: Date): Date[] {
  return everyHours(from, to, 24);
}

/** The moments in between at which the clock there shows a multiple of so many hours. */
export function everyHours(from: Date, to: Date, hours: number): Date[] {
  const step = hours * 3_600_000;
  // This zone has had no summer time since 1991: its hours are those of UTC + 8.
  const shift = 8 * 3_600_000;
  const first = Math.ceil((from.getTime() + shift) / step) * step - shift;
  const moments: Date[] = [];
  for (let at = first; at < to.getTime(); at += step) moments.push(new Date(at));
  return moments;
}
