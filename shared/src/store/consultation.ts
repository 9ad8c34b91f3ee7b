/** Consultation hours, Asia/Shanghai (R9.23). */
export const consultationHours = '09:00–18:00';

/** The message outside these hours. */
export const offHoursText = `当前为非工作时间（${consultationHours}），留言后将在 24 小时内联系你`;

const [opens, closes] = consultationHours.split('–').map((hour) => Number.parseInt(hour, 10)) as [number, number];

/** UTC offset of China, in milliseconds: one time zone, no daylight saving. */
const chinaAhead = 8 * 3_600_000;
const sunday = 7;

const dayNames = '一二三四五六日';
const workingDays = '1,2,3,4,5';

function daysInWords(days: readonly number[]): string {
  if (days.length === sunday) return '每天';
  if (days.join(',') === workingDays) return '工作日';
  return `周${days.map((day) => dayNames[day - 1]).join('、')}`;
}

/** When somebody answers, as every page prints it: `每天 09:00–18:00`. `days`: Monday 1 to Sunday 7, ascending. */
export function consultationTimes(days: readonly number[]): string {
  return `${daysInWords(days)} ${consultationHours}`;
}

/** Whether consultation is available now, in China's time zone; `days`: Monday 1 to Sunday 7. */
export function isConsultationTime(now: Date, days: readonly number[]): boolean {
  const there = new Date(now.getTime() + chinaAhead);
  const hour = there.getUTCHours();
  return days.includes(there.getUTCDay() || sunday) && hour >= opens && hour < closes;
}
