import { mostOfShell, readBoundedJson } from '@site/shared/contract/bounded-body';
import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { messageOf } from '../errors/release-error';

/** `absent`: nothing answers at that path; `unread`: no JSON, or too much of it, as `cause` says; `strange`: other JSON. */
export type AnswerFault = 'absent' | 'unread' | 'strange';

/** An answer that no shell of this site gives at that path; the sentence goes on after its address and a colon. */
export class ShellAnswerError extends Error {
  override name = 'ShellAnswerError';

  constructor(
    readonly fault: AnswerFault,
    readonly path: string,
    cause?: unknown,
  ) {
    const texts: Record<AnswerFault, string> = {
      absent: `it has no ${path}; SHELL_URLS must name where shells answer their operators (OPS_PORT)`,
      unread: `its ${path} cannot be read: ${messageOf(cause)}`,
      strange: `its ${path} is not what a shell of this site answers`,
    };
    super(texts[fault], { cause });
  }
}

export interface Asking {
  /** In milliseconds. */
  timeout: number;
  /** What is posted, as JSON; without one it is a GET. */
  body?: unknown;
}

/** Any answer of a shell to its operators. @throws {Error} when nobody answers in time, or the answer leads elsewhere */
export function requestShell(url: string, path: string, { timeout, body }: Asking): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const posted = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  return fetch(new URL(path, url), { ...posted, redirect: 'error', signal: AbortSignal.timeout(timeout) });
}

/**
 * What a shell says to its operators at a path, whatever its status.
 * @throws {ShellAnswerError} when something else than a shell of this site answers
 * @throws {Error} as `requestShell` does
 */
export async function askShell<Schema extends TSchema>(
  url: string,
  path: string,
  schema: Schema,
  asking: Asking,
): Promise<Static<Schema>> {
  const response = await requestShell(url, path, asking);
  // The site's own port answers like this.
  if (response.status === 404) throw new ShellAnswerError('absent', path);
  const answer = await readBoundedJson(response.body, mostOfShell).catch((error: unknown) => {
    throw new ShellAnswerError('unread', path, error);
  });
  if (!Value.Check(schema, answer)) throw new ShellAnswerError('strange', path);
  return answer;
}
