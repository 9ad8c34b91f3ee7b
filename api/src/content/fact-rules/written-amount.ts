const numerals = '零一二三四五六七八九';
const seconds: Readonly<Record<string, number>> = {
  ...{
    秒: 1,
    分钟: 60,
    小时: 3600,
    天: 86_400,
    日: 86_400,
    个工作日: 86_400,
    周: 7 * 86_400,
    个月: 30 * 86_400,
    年: 365 * 86_400,
  },
};
const amount = /([\d,.]+|[一二两三四五六七八九十]+) ?(秒|分钟|小时|天|日|个工作日|周|个月|年)/g;
const rate = /([\d,.]+) (Mbps|Kbps)$/;

/** `五` → 5, `四十` → 40, `3,000` → 3000. */
function numberOf(figure: string): number {
  if (/\d/.test(figure)) return Number(figure.replaceAll(',', ''));
  const [tens, ones = ''] = figure.replace('两', '二').split('十');
  const digit = (sign: string | undefined, none: number) => (sign ? numerals.indexOf(sign) : none);
  return figure.includes('十') ? digit(tens, 1) * 10 + digit(ones, 0) : digit(tens, 0);
}

/** Seconds of the last time in a text, a working day as a day: `活动结束后 7、30 或 90 天`; undefined where it has none. */
export function durationOf(text: string): number | undefined {
  const [, figure, unit] = [...text.matchAll(amount)].at(-1) ?? [];
  return figure && unit ? numberOf(figure) * (seconds[unit] ?? 0) : undefined;
}

/** Kbps of the upper end of `3–4 Mbps`; undefined for what is no rate. */
export function rateOf(text: string): number | undefined {
  const [, figure, unit] = rate.exec(text) ?? [];
  return figure ? numberOf(figure) * (unit === 'Mbps' ? 1000 : 1) : undefined;
}
