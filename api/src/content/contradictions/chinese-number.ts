import { pattern } from './pattern';

const digits = '零一二三四五六七八九';
const powers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const myriads: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8 };

const spoken = '[零〇一二两三四五六七八九十百千万亿]';

/** A number as prose has it, for expressions that read a unit behind it: `1,200`, `4.5 万`, 「一万九千八」, 「三点五」. */
export const numberSource = `(?:\\d[\\d,]*(?:\\.\\d+)?(?:\\s?[万亿])?|${spoken}+(?:点${spoken}+)?)`;

function digitOf(sign: string): number {
  if (sign === '两') return 2;
  return sign === '〇' ? 0 : digits.indexOf(sign);
}

/** A digit that ends a number stands for the place below the last one: 「一万九千八」 is 19,800. */
type Reading = { total: number; section: number; digit: number; place: number };

function readSign(sign: string, { total, section, digit, place }: Reading): Reading {
  const power = powers[sign];
  if (power) return { total, section: section + (digit || 1) * power, digit: 0, place: power / 10 };
  const myriad = myriads[sign];
  if (myriad) return { total: (total + section + digit) * myriad, section: 0, digit: 0, place: myriad / 10 };
  const value = digitOf(sign);
  return { total, section, digit: value, place: value === 0 ? 1 : place };
}

function readSpoken(text: string): number {
  const [whole = '', fraction = ''] = text.split('点');
  const start: Reading = { total: 0, section: 0, digit: 0, place: 1 };
  const { total, section, digit, place } = [...whole].reduce((reading, sign) => readSign(sign, reading), start);
  const decimals = [...fraction].map(digitOf).join('');
  return total + section + digit * place + Number(`0.${decimals || '0'}`);
}

const whole = pattern(`^${numberSource}$`);

/** The value of a number in figures or in words; NaN where it is none. */
export function readNumber(text: string): number {
  const [, figures = '', myriad = ''] = /^(\d[\d,]*(?:\.\d+)?)\s?([万亿]?)$/.exec(text) ?? [];
  if (figures !== '') return Math.round(Number(figures.replaceAll(',', '')) * (myriads[myriad] ?? 1) * 1e6) / 1e6;
  return whole.test(text) ? readSpoken(text) : Number.NaN;
}

/** 「两三」 and 「三五」 are from one digit to the other. */
export function readPair(text: string): readonly [number, number] | undefined {
  const [least = Number.NaN, most = Number.NaN] = [...text].map(digitOf);
  return text.length === 2 && least > 0 && most > least ? [least, most] : undefined;
}

const fullWidth = /[０-９Ａ-Ｚａ-ｚ％．￥＋／]/g;

/** Full-width figures, letters and signs as the usual ones; every sign stays where it is. */
export function toHalfWidth(text: string): string {
  return text.replace(fullWidth, (sign) => (sign === '￥' ? '¥' : sign.normalize('NFKC')));
}
