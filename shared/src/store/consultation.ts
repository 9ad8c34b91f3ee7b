/** Consultation hours, Asia/Shanghai (spec §9). */
export const consultationHours = '09:00–18:00';

/** What a visitor reads who asks outside of them (content.md §7.11). */
export const offHoursWords = `当前为非工作时间（${consultationHours}），留言后将在 24 小时内联系你`;

const [opens, closes] = consultationHours.split('–').map((hour) => Number.parseInt(hour, 10)) as [number, number];

/** China keeps one zone and no summer time: its clock is UTC and eight hours, in milliseconds. */
const chinaAhead = 8 * 3_600_000;
const sunday = 7;

/** Whether somebody answers at this moment, by the clock of China and not the one on the wall; `days`: Monday 1 to Sunday 7. */
export function isConsultationTime(now: Date, days: readonly number[]): boolean {
  const there = new Date(now.getTime() + chinaAhead);
  const hour = there.getUTCHours();
  return days.includes(there.getUTCDay() || sunday) && hour >= opens && hour < closes;
}
