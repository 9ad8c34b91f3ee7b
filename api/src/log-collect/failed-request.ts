import type { AnyCall } from '@site/shared/calls/call';
import type { FailedRequest } from '@site/shared/contract/site';

/** The calls of the service by path. */
export type KnownCalls = ReadonlyMap<string, readonly AnyCall[]>;

/** What the log says of a failed request: nothing in it is text of the sender. */
export type LoggedRequest = {
  call: string;
  status: number;
  reason: 'status' | 'timeout' | 'network' | 'aborted' | 'other';
  /** Names of the fields that were sent, as far as the call has them. */
  fields: string[];
  answer: 'json' | 'html' | 'text' | 'empty';
  /** `code` of a JSON answer. */
  code?: number;
};

const reasons: [LoggedRequest['reason'], RegExp][] = [
  ['status', /^Request failed with status code \d{3}$/],
  ['timeout', /^timeout of \d{1,6}ms exceeded$/],
  ['network', /^Network Error$/],
  ['aborted', /^Request aborted$/],
];
const maxStatus = 599;
const maxCode = 99_999;

/**
 * Takes from a report what is on the list of allowed fields and has a value that the service knows: anybody may send
 * anything here (docs/faults.md F36, F52).
 */
export function readFailedRequest(report: Partial<FailedRequest>, known: KnownCalls): LoggedRequest {
  const { url, status, message, payload, responseData } = report;
  const calls = known.get(pathOf(url)) ?? [];
  return {
    call: calls.map(({ name }) => name).join(' ') || 'unknown',
    status: wholeUpTo(maxStatus, status) ?? 0,
    reason: reasons.find(([, form]) => form.test(String(message)))?.[0] ?? 'other',
    fields: namesIn(payload, calls),
    ...readAnswer(responseData),
  };
}

function pathOf(url: unknown): string {
  return String(url ?? '').split(/[?#]/, 1)[0] ?? '';
}

function wholeUpTo(most: number, value: unknown): number | undefined {
  return Number.isInteger(value) && Math.abs(value as number) <= most ? (value as number) : undefined;
}

function namesIn(payload: unknown, calls: readonly AnyCall[]): string[] {
  const sent = new Set(typeof payload === 'object' && payload !== null ? Object.keys(payload) : []);
  const fields = calls.flatMap(({ request }) => Object.keys((request['properties'] as object | undefined) ?? {}));
  return [...new Set(fields)].filter((name) => sent.has(name));
}

/** Browsers report an answer as text. */
function readAnswer(data: unknown): Pick<LoggedRequest, 'answer' | 'code'> {
  if (typeof data !== 'string' || data === '') return { answer: 'empty' };
  try {
    const code = wholeUpTo(maxCode, (JSON.parse(data) as { code?: unknown } | null)?.code);
    return { answer: 'json', ...(code !== undefined && { code }) };
  } catch {
    return { answer: data.trimStart().startsWith('<') ? 'html' : 'text' };
  }
}
