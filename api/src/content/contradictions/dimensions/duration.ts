import { measures, sayings } from '../measure';
import type { Quantity, Recogniser } from '../quantity';

const day = 86_400;
/** Days on which somebody works are no days of the calendar. */
const working = 'working';
const sameDay = 'same day';

const measured = measures('duration', [
  { written: '毫秒|ms', factor: 0.001 },
  { written: '秒钟?', factor: 1 },
  { written: '分钟', factor: 60 },
  { written: '个?小时|个钟头?', factor: 3600 },
  { written: '个?工作日', factor: day, kind: working },
  { written: '天(?!气|花|线|猫)|日(?!期|历|志|常|均|前|后|程|签)', factor: day },
  { written: '个?星期|周(?!年|边|期)', factor: 7 * day },
  { written: '个月', factor: 30 * day },
  { written: '个季度', factor: 90 * day },
  { written: '年(?!度|级|龄|底|初|会|货|代|中|轻|报|费|付)', factor: 365 * day },
]);

const said = sayings('duration', [
  { written: /半小时|半个(?:小时|钟头)/g, value: 1800 },
  { written: /半天|半日/g, value: day / 2 },
  { written: /半年/g, value: 365 * 0.5 * day },
  { written: /半个月/g, value: 15 * day },
  { written: /当天|当日|同一天/g, value: day, kind: sameDay },
  { written: /次日|隔天|隔日|第二天/g, value: 2 * day, kind: sameDay },
]);

/** Of a date, 2026 年 and 12 月 2 日, no period is said. */
function isDate({ text, start, least }: Quantity, line: string): boolean {
  if (text.endsWith('年')) return least >= 1900 * 365 * day;
  return text.endsWith('日') && !text.endsWith('工作日') && /月\s?$/.test(line.slice(0, start));
}

/** Periods, in seconds. */
export const durations: Recogniser = (line) => [
  ...measured(line).filter((quantity) => !isDate(quantity, line)),
  ...said(line),
];
