import type { ContentIssue } from '../content-issue';
import { claimsIn } from '../rules/claims';
import type { FactBook, FactList } from './fact-book';
import { factPlaces } from './fact-places';

const numberOf = (figure: string) => Number(figure.replaceAll(',', ''));

/** 24:00 is the end of a day. */
function wrongHour(text: string): string | undefined {
  const found = [...text.matchAll(/(?<![\d:])(\d{1,2}):(\d\d)(?![\d:])/g)];
  const wrong = found.find(([, hour, minute]) => Number(minute) > 59 || Number(hour) * 60 + Number(minute) > 24 * 60);
  return wrong && `“${wrong[0]}”不是钟点，要在 00:00 到 24:00 之间`;
}

function wrongRange(text: string): string | undefined {
  const ranges = text.matchAll(/(?<![\d:.,])(\d[\d,]*(?:\.\d+)?)(?:–| 到 )(\d[\d,]*(?:\.\d+)?)(?![\d:])/g);
  const wrong = [...ranges].find(([, from = '', to = '']) => numberOf(from) >= numberOf(to));
  return wrong && `“${wrong[0]}”的范围要从小到大`;
}

function wrongPeriod(text: string): string | undefined {
  const periods = text.matchAll(/(20\d\d-\d\d(?:-\d\d)?) 至 (20\d\d-\d\d(?:-\d\d)?)/g);
  const wrong = [...periods].find(([, from = '', to = '']) => from > to);
  return wrong && `“${wrong[0]}”的区间要从早到晚`;
}

function wrongPort(text: string): string | undefined {
  const ports = [...text.matchAll(/(?:TCP|UDP) (\d+(?:[、–]\d+)*)/g)].flatMap(([, list = '']) => list.split(/[、–]/));
  const wrong = ports.find((port) => Number(port) < 1 || Number(port) > 65_535);
  return wrong && `“${wrong}”不是端口，端口是 1 到 65535`;
}

function wrongPercent(text: string): string | undefined {
  const wrong = [...text.matchAll(/(\d+(?:\.\d+)?) ?%/g)].find(([, figure]) => Number(figure) > 100);
  return wrong && `“${wrong[0]}”超过了 100%`;
}

function claim(text: string): string | undefined {
  const [found] = claimsIn(text).concat(text.match(/竞品|终身|永久免费|包教包会/g) ?? []);
  return found && `“${found}”是广告法不许的承诺或比较，请换成能核对的说法`;
}

const kinds = [wrongHour, wrongRange, wrongPeriod, wrongPort, wrongPercent, claim];

/** A share whose sign stands in a row of its own. */
function findShares({ terms }: FactBook): ContentIssue[] {
  const percents = new Set(
    terms.rows.flatMap(({ name, text }) => (text === '%' ? [name.replace(/unit$/, 'value')] : [])),
  );
  return terms.rows.flatMap(({ name, text }, row) =>
    percents.has(name) && Number(text) > 100
      ? [terms.issue([row, 'text'], `“${name}”是百分数，不能超过 100，现在是“${text}”`)]
      : [],
  );
}

/** Hours, ranges, periods, ports and shares that cannot be, and claims that nobody may make, wherever a fact says them. */
export function figureRules(book: FactBook): ContentIssue[] {
  const found = factPlaces(book).flatMap(({ list, path, text }) =>
    kinds.flatMap((kind) => {
      const fault = kind(text);
      return fault ? [list.issue(path, `${nameOf(list, path)}：${fault}`)] : [];
    }),
  );
  return [...found, ...findShares(book)];
}

/** What an editor calls the row: its name, else its place. */
function nameOf({ rows }: FactList<unknown>, [row]: (string | number)[]): string {
  const { name = '' } = Object(rows[Number(row)]) as { name?: string };
  return `“${name}”`;
}
