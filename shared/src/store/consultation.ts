import { consultationHours, dayNames } from '../contract/duty-hours';

/** The message outside these hours. */
export const offHoursText = `当前为非工作时间（${consultationHours}），留言后将在 24 小时内联系你`;

const workingDays = '1,2,3,4,5';

function daysText(days: readonly number[]): string {
  if (days.length === dayNames.length) return '每天';
  if (days.join(',') === workingDays) return '工作日';
  return `周${days.map((day) => dayNames[day - 1]).join('、')}`;
}

/** When somebody answers, as every page prints it: `每天 09:00–18:00`. `days`: Monday 1 to Sunday 7, ascending. */
export function consultationTimes(days: readonly number[]): string {
  return `${daysText(days)} ${consultationHours}`;
}
