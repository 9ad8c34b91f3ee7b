// When somebody answers, on the clock of Asia/Shanghai whatever that of the machine says (docs/faults.md F39). No schema
// library here: browser code imports this file.

/** Hours of the people on duty and of the consultation, Asia/Shanghai (R9.23). */
export const consultationHours = '09:00–18:00';

const [opening, closing] = consultationHours.split('–') as [string, string];
const [opens, closes] = [opening, closing].map(Number.parseFloat) as [number, number];

/** UTC offset of China, in milliseconds: one time zone, no daylight saving. */
export const chinaAhead = 8 * 3_600_000;
/** In milliseconds. */
export const day = 24 * 3_600_000;
const sunday = 7;

/** Of Monday 1 to Sunday 7. */
export const dayNames = '一二三四五六日';

/** The moment on the clock of China, to be read in UTC. */
export function inChina(now: Date): Date {
  return new Date(now.getTime() + chinaAhead);
}

/** Of a moment on the clock of China: Monday 1 to Sunday 7. */
export function weekdayOf(there: Date): number {
  return there.getUTCDay() || sunday;
}

/** Whether somebody answers now; `days`: Monday 1 to Sunday 7. */
export function isConsultationTime(now: Date, days: readonly number[]): boolean {
  const there = inChina(now);
  const hour = there.getUTCHours();
  return days.includes(weekdayOf(there)) && hour >= opens && hour < closes;
}

/** How many days from now somebody is there again: 0 before the hours of a day on duty. */
function daysUntil(there: Date, days: readonly number[]): number {
  const first = there.getUTCHours() < opens ? 0 : 1;
  const ahead = Array.from({ length: sunday }, (_, index) => first + index);
  return ahead.find((more) => days.includes(weekdayOf(new Date(there.getTime() + more * day)))) ?? first;
}

function nextDay(there: Date, days: readonly number[]): string {
  const ahead = daysUntil(there, days);
  const near = ['今天', '明天'][ahead];
  return near ?? `周${dayNames[weekdayOf(new Date(there.getTime() + ahead * day)) - 1]}`;
}

/** What somebody who asks for help now is told of the answer: that somebody is there, or when somebody is again. */
export function replyText(now: Date, days: readonly number[]): string {
  if (isConsultationTime(now, days)) return `现在有人值守，查过这一场的日志就回电，最晚今天 ${closing} 前`;
  return `现在没人值守，${nextDay(inChina(now), days)} ${opening} 起按提交的先后回电`;
}
