import { formatPrice } from './home-service.price';

export const maxViewers = 100_000;
export const maxLaunches = 1000;

/** The fields of the quote in which a number is typed, with the most of each. */
export const numberFields = { launches: maxLaunches, viewers: maxViewers, peak: maxViewers } as const;
export type NumberName = keyof typeof numberFields;

/** A field whose text is not what the quote counts with: the text, and the number that was taken. */
export type WrongNumber = { name: NumberName; text: string; taken: number };

/**
 * A number as people write it: full-width digits, thousands separated, zeros in front of it and after its point. Of other signs for digits,
 * and of a comma that separates no thousands, nobody knows what they mean.
 */
export function readFigure(text: string): number | undefined {
  const narrow = text.replace(/[！-～]/g, (sign) => sign.normalize('NFKC')).trim();
  const plain = narrow.replace(/(\d)[,\s](?=\d{3}\b)/g, '$1');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

function wholeNumber(text: string): number | undefined {
  const typed = readFigure(text);
  return Number.isInteger(typed) ? typed : undefined;
}

/** The number in a field, within 1 and `most`; `otherwise` where there is none. */
export function readNumber(text: string | null, most: number, otherwise: number): number {
  const typed = wholeNumber(text ?? '');
  if (typed === undefined || typed < 1) return otherwise;
  return Math.min(most, typed);
}

/** Why a text was not taken, and what was: without script it is said on the page that comes back. */
export function wrongWords({ name, text, taken }: WrongNumber, unit: string): string {
  const most = numberFields[name];
  const typed = wholeNumber(text) ?? 0;
  const instead = `按 ${formatPrice(taken)} ${unit}算`;
  if (typed > most) return `最多 ${formatPrice(most)} ${unit}，${instead}`;
  if (typed > 0) return `不能少于平均在线，${instead}`;
  return `请填 1 到 ${formatPrice(most)} 的整数，现在${instead}`;
}

/**
 * The fields of an address, or of a form, whose text was not taken. One that is not there is as it was served, and an empty peak is the
 * average.
 */
export function wrongNumbers(query: URLSearchParams, wish: Record<NumberName, number>): WrongNumber[] {
  return (Object.keys(numberFields) as NumberName[]).flatMap((name) => {
    const text = query.get(name);
    if (text === null || wholeNumber(text) === wish[name] || (name === 'peak' && !text.trim())) return [];
    return [{ name, text: text.trim(), taken: wish[name] }];
  });
}
