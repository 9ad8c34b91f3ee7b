import { consultationHours, day, dayNames, inChina, isConsultationTime, weekdayOf } from './duty-hours';

// The half-hour in which a visitor would like to be called, on the clock of China: `2026-11-30 10:00`. It is a wish within the
// promise to call back within 24 hours of the booking, and never replaces it. No schema library here.

const halfHour = 1_800_000;
const hour = 3_600_000;

const wishFormat = /^(\d{4}-\d\d-\d\d) (\d\d):(\d\d)$/;

const faults = {
  form: '请从列表里选一个半小时',
  past: '这个时间已经过了，请换一个',
  closed: (times: string) => `请选咨询时间内的半小时（${times}）`,
  far: '我们承诺 24 小时内回电，请选在这之内的半小时',
};

/** The moment of a wish; undefined for what is none, such as a day that no month has. */
function momentOf(wish: string): Date | undefined {
  const [, date, clock, minutes] = wishFormat.exec(wish) ?? [];
  const moment = new Date(`${date}T${clock}:${minutes}:00+08:00`);
  return Number.isNaN(moment.getTime()) || wishOf(moment) !== wish ? undefined : moment;
}

/** The moment that a wish, or the time of a booking, stands for; `otherwise` for what is none. */
export function momentSaid(wish: string, otherwise: Date): Date {
  return momentOf(wish) ?? otherwise;
}

/** A moment as a wish: `2026-11-30 10:00`. */
export function wishOf(moment: Date): string {
  return inChina(moment).toISOString().slice(0, 16).replace('T', ' ');
}

/** A wish as it is stored, ISO 8601 in UTC; null for none. */
export function storedWish(wish: string): string | null {
  return momentOf(wish)?.toISOString() ?? null;
}

/** When the promise of a booking ends; a half-hour within it is over then. */
const promisedUntil = (booked: Date) => booked.getTime() + day;

/**
 * Why nobody can be called then, for the visitor; empty for a wish that can be kept, and for none.
 * @param days the days of the consultation, Monday 1 to Sunday 7
 * @param booked when the callback was booked, from which the 24 hours count
 */
export function wishFault(wish: string, now: Date, days: readonly number[], booked = now): string {
  if (wish === '') return '';
  const moment = momentOf(wish);
  if (!moment || moment.getTime() % halfHour !== 0) return faults.form;
  if (moment.getTime() <= now.getTime()) return faults.past;
  if (moment.getTime() + halfHour > promisedUntil(booked)) return faults.far;
  return isConsultationTime(moment, days) ? '' : faults.closed(consultationHours);
}

/** The half-hours to choose from, the first in an hour or later: a page is read before it is sent. None once the promise is over. */
export function wishChoices(now: Date, days: readonly number[], booked = now): string[] {
  const first = Math.ceil((now.getTime() + hour) / halfHour);
  const end = Math.floor(promisedUntil(booked) / halfHour);
  const all = Array.from({ length: Math.max(0, end - first) }, (_, index) => new Date((first + index) * halfHour));
  return all.filter((moment) => isConsultationTime(moment, days)).map(wishOf);
}

/** `周一 11 月 30 日` of a wish. */
export function wishDay(wish: string): string {
  const [date = ''] = wish.split(' ');
  const [, month, monthDay] = date.split('-').map(Number);
  return `周${dayNames[weekdayOf(new Date(`${date}T00:00:00Z`)) - 1]} ${month} 月 ${monthDay} 日`;
}

/** `10:00–10:30` of a wish. */
function wishHours(wish: string): string {
  const start = momentOf(wish);
  return start ? `${wish.slice(-5)}–${wishOf(new Date(start.getTime() + halfHour)).slice(-5)}` : '';
}

/** A wish in a list: `11 月 30 日 10:00–10:30`, for the list says nothing but this once it is closed. */
export function wishChoice(wish: string): string {
  return `${Number(wish.slice(5, 7))} 月 ${Number(wish.slice(8, 10))} 日 ${wishHours(wish)}`;
}

/** A wish in words: `周一 11 月 30 日 10:00–10:30`. */
export function wishWords(wish: string): string {
  return `${wishDay(wish)} ${wishHours(wish)}`;
}
