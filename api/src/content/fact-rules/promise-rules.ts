import type { ContentIssue } from '../content-issue';
import type { FactBook } from './fact-book';
import { type FactPlace, factPlaces, tableCell } from './fact-places';
import { durationOf } from './written-amount';

const share = /(\d+(?:\.\d+)?) ?%/g;
const sharesIn = (text: string) => [...text.matchAll(share)].map(([, figure]) => Number(figure));
const available = /可用率|可用性|SLA/;
/** What is paid below the promise names lower shares. */
const paid = '未达到时';

function sayLess({ list, path, text, name }: FactPlace, promised: number): ContentIssue[] {
  const less = sharesIn(text).find((figure) => figure < promised);
  if (less === undefined) return [];
  return [
    list.issue(
      path,
      `“${name}”写的可用率是 ${less}%，低于“可用性与响应”里承诺的 ${promised}%：承诺只有一个，请改成一样的，或先改承诺`,
    ),
  ];
}

/** Availability that a plan or another row promises, or that was measured, below what all are promised. */
function findLowerShares(book: FactBook): ContentIssue[] {
  const cell = tableCell(book, 'sla.uptime');
  const [promised] = sharesIn(cell?.text ?? '');
  if (promised === undefined) return [];
  const measured = book.terms.rows.flatMap(({ name, text }, row) => {
    if (name !== 'company.uptime.value' || !(Number(text) < promised)) return [];
    return [book.terms.issue([row, 'text'], `“${name}”实测 ${text}%，低于承诺的 ${promised}%：请核对这两个数`)];
  });
  const others = factPlaces(book).filter(({ text, name }) => name !== paid && available.test(`${name}${text}`));
  return [...measured, ...others.flatMap((place) => sayLess(place, promised))];
}

/** What is paid begins where the promise ends. */
function findOtherThreshold(book: FactBook): ContentIssue[] {
  const [promised] = sharesIn(tableCell(book, 'sla.uptime')?.text ?? '');
  const credit = tableCell(book, 'sla.credit');
  const [from] = sharesIn(credit?.text ?? '');
  if (!credit || promised === undefined || from === undefined || from === promised) return [];
  const message = `“${paid}”从低于 ${from}% 起抵扣，承诺的却是 ${promised}%：两处要一样，请改正其中一个`;
  return [book.security.issue(credit.path, message)];
}

const longestResponse = 86_400;
const response = /(\d+|[一二两三四五六七八九十]+) ?(?:秒|分钟|小时|天|个工作日|周|个月)(?:之?内)?(?:就)?响应/g;

function responsesIn(text: string): { said: string; seconds: number }[] {
  return [...text.matchAll(response)].map(([said]) => ({ said, seconds: durationOf(said) ?? 0 }));
}

/** The same unit in another sense: nobody answers a broken show after 15 hours. */
function findLateResponses(book: FactBook): ContentIssue[] {
  return factPlaces(book).flatMap(({ list, path, text, name }) =>
    responsesIn(text).flatMap(({ said, seconds }) =>
      seconds > longestResponse
        ? [list.issue(path, `“${name}”的“${said}”超过了一天，不成其为响应：请检查数字和单位`)]
        : [],
    ),
  );
}

/** On duty sooner than off duty, and a broken show sooner than a broken function. */
function findSlowerUrgency(book: FactBook): ContentIssue[] {
  const [urgent, usual] = [tableCell(book, 'sla.urgent'), tableCell(book, 'sla.usual')];
  if (!urgent) return [];
  const [onDuty] = responsesIn(urgent.text);
  const offDuty = /其他时段 (.+?)内/.exec(urgent.text)?.[1] ?? '';
  const [lesser] = responsesIn(usual?.text ?? '');
  const later = [
    { says: `其他时段的“${offDuty}”`, seconds: durationOf(offDuty) },
    { says: `“功能受影响”的“${lesser?.said}”`, seconds: lesser?.seconds },
  ];
  return later.flatMap(({ says, seconds }) =>
    onDuty && seconds !== undefined && onDuty.seconds > seconds
      ? [book.security.issue(urgent.path, `“播出中断”的“${onDuty.said}”比${says}还慢：请检查数字和单位`)]
      : [],
  );
}

/** Promises of availability and response that contradict each other. */
export function promiseRules(book: FactBook): ContentIssue[] {
  return [
    ...findLowerShares(book),
    ...findOtherThreshold(book),
    ...findLateResponses(book),
    ...findSlowerUrgency(book),
  ];
}
