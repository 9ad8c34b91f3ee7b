import type { ContentIssue } from '../content-issue';
import type { FactBook } from './fact-book';
import { durationOf, rateOf } from './written-amount';

/** What the terms of a kind say, by the beginning of their names. */
const kinds: readonly { names: RegExp; isSaid: (text: string) => boolean; form: string }[] = [
  {
    names:
      /^(?:retention|refund|latency)\.|^promise\.|^limit\.(?:delay|pack-lead|cut|segment|push-key)$|^api\.(?:skew|nonce|rotation|token|ack|resend|overlap)$/,
    isSaid: (text) => (durationOf(text) ?? 0) > 0 && !/负|想多久|永久|随时/.test(text),
    form: '要写一段时间，例如“30 天”“两年”“3–5 个工作日”，而且大于 0',
  },
  {
    names: /^codec\.(?:ndi-)?\d+p\d+(?:-kbps)?$/,
    isSaid: (text) => rateOf(text) !== undefined,
    form: '是码率，要写成“3–4 Mbps”或“3,000–4,000 Kbps”',
  },
];

/** Names of which each one may not exceed the one after it. */
const ladders: readonly (readonly string[])[] = [
  ['retention.grace', 'retention.archive'],
  ['limit.segment', 'limit.cut'],
  ['latency.realtime', 'latency.low', 'latency.standard'],
  ['codec.720p25', 'codec.1080p25', 'codec.1080p50', 'codec.2160p25'],
  ['codec.ndi-1080p25', 'codec.ndi-1080p50'],
];

/** What laws ask for at least. */
const least: Readonly<Record<string, string>> = {
  'retention.access-log': '六个月',
  'retention.broadcast': '60 天',
  'retention.trade': '三年',
};

const amountOf = (text: string) => durationOf(text) ?? rateOf(text);

function findOtherKinds({ terms }: FactBook): ContentIssue[] {
  return terms.rows.flatMap(({ name, text }, row) => {
    const kind = kinds.find(({ names }) => names.test(name));
    return kind && !kind.isSaid(text) ? [terms.issue([row, 'text'], `“${name}”${kind.form}，现在是“${text}”`)] : [];
  });
}

function findSteps({ terms }: FactBook, [lower = '', upper = '']: readonly string[]): ContentIssue[] {
  const rowOf = (wanted: string) => terms.rows.findIndex(({ name }) => name === wanted);
  const row = rowOf(lower);
  const [own, next] = [terms.rows[row]?.text, terms.rows[rowOf(upper)]?.text];
  if (own === undefined || next === undefined) return [];
  const [less, more] = [amountOf(own), amountOf(next)];
  return less !== undefined && more !== undefined && less > more
    ? [terms.issue([row, 'text'], `“${lower}”是“${own}”，不能超过“${upper}”的“${next}”：请改正其中一个`)]
    : [];
}

function findTooShort({ terms }: FactBook): ContentIssue[] {
  return terms.rows.flatMap(({ name, text }, row) => {
    const bound = least[name];
    return bound && (durationOf(text) ?? 0) < (durationOf(bound) ?? 0)
      ? [terms.issue([row, 'text'], `“${name}”依法不能少于${bound}，现在是“${text}”`)]
      : [];
  });
}

/** Terms that say another kind of thing than their name, or that contradict each other. */
export function termRules(book: FactBook): ContentIssue[] {
  const steps = ladders.flatMap((names) => names.slice(1).map((upper, index) => [names[index] ?? '', upper]));
  return [...findOtherKinds(book), ...steps.flatMap((step) => findSteps(book, step)), ...findTooShort(book)];
}
