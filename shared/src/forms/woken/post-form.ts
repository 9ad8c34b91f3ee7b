import { defaultTimeout } from '../../calls/call';
import { reportFailedRequest } from '../../calls/log-collect.call';
import { type LeadAnswer, readLeadAnswer } from '../../contract/lead-wire';
import { maskAnswer, maskField } from '../../http/mask';

/** A form as it is sent, and sent again: the same key books it once. */
export type Letter = {
  /** The idempotency key. */
  key: string;
  path: string;
  /** The call takes a form instead of JSON; without a word about success its 2xx is one (the oldest mobile call). */
  plain: boolean;
  headers: Record<string, string>;
  values: Record<string, string | number>;
};

/** `settled`: the service judged it. `lost`: nobody answered. `number`: of the case, where one was opened. */
export type PostAnswer = LeadAnswer & { settled: boolean; lost: boolean; number?: string | undefined };

type Outcome = { status: number; statusText: string; data: unknown; message: string };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function ask({ path, plain, headers, values }: Letter): Promise<Outcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), defaultTimeout);
  const type = plain ? 'application/x-www-form-urlencoded' : 'application/json';
  const body = plain ? new URLSearchParams(values as Record<string, string>) : JSON.stringify(values);
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': type, ...headers },
      body,
      signal: limit.signal,
      // A visitor who leaves the page meanwhile is booked all the same.
      keepalive: true,
    });
    const { status, statusText } = response;
    const data = parsed(await response.text());
    return { status, statusText, data, message: `Request failed with status code ${status}` };
  } catch (error) {
    return { status: 0, statusText: '', data: '', message: String(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** The report of a failed call, as `shared/http` makes it: once, masked, and nobody waits for it. */
function report({ path, values }: Letter, { status, statusText, data, message }: Outcome): void {
  const logInfo = JSON.stringify({
    title: '接口请求失败',
    message,
    url: path,
    payload: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, maskField(name, String(value))])),
    status,
    statusText,
    responseData: maskAnswer(data),
  });
  const headers = { 'Content-Type': 'application/json' };
  fetch(reportFailedRequest.path, { method: 'POST', headers, body: JSON.stringify({ logInfo }) }).catch(
    () => undefined,
  );
}

/** Sends a letter. Never throws: every failure is a message for the visitor. */
export async function post(letter: Letter): Promise<PostAnswer> {
  const outcome = await ask(letter);
  const settled = /^2/.test(String(outcome.status));
  const answer = readLeadAnswer(outcome.data);
  if (!settled) report(letter, outcome);
  const silent = letter.plain && !/"isok"/.test(JSON.stringify(outcome.data));
  const { caseNumber } = Object(outcome.data) as { caseNumber?: string };
  return { ...answer, ok: settled && (silent || answer.ok), settled, lost: !outcome.status, number: caseNumber };
}
