import { type LeadAnswer, readLeadAnswer } from '../../contract/lead-wire';
import { askPlainly } from '../../http/plain-request';

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

/**
 * `settled`: the service judged it. `lost`: nobody answered. `number`: of the case, where one was opened. `code`: of the callback, where that of
 * the letter has another lead.
 */
export type PostAnswer = LeadAnswer & {
  settled: boolean;
  lost: boolean;
  number?: string | undefined;
  code?: string | undefined;
};

/** Of a POST; a visitor who leaves the page meanwhile is booked all the same. */
function postOf({ plain, headers, values }: Letter): RequestInit {
  const type = plain ? 'application/x-www-form-urlencoded' : 'application/json';
  const body = plain ? new URLSearchParams(values as Record<string, string>) : JSON.stringify(values);
  return { method: 'POST', headers: { 'Content-Type': type, ...headers }, body, keepalive: true };
}

/** Sends a letter. Never throws: every failure is a message for the visitor. */
export async function post(letter: Letter): Promise<PostAnswer> {
  const { path, values: payload, plain } = letter;
  const { found, status, data } = await askPlainly({ path, payload, post: postOf(letter), read: () => true });
  const settled = found === true;
  const answer = readLeadAnswer(data);
  const silent = plain && !/"isok"/.test(JSON.stringify(data));
  const { caseNumber: number, code } = Object(data) as { caseNumber?: string; code?: string };
  return { ...answer, ok: settled && (silent || answer.ok), settled, lost: !status, number, code };
}
