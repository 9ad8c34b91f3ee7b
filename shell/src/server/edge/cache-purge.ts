import { mostOfService, readBoundedText } from '@site/shared/contract/bounded-body';
import { parseBounded } from '@site/shared/contract/bounded-json';

/** A cache in front of the shells that forgets pages by their tags. */
export type CachePurge = {
  /** As operators know it: Fastly. */
  name: string;
  /** @throws {Error} one sentence without a secret, when the cache did not promise to forget */
  purge: (tags: readonly string[]) => Promise<void>;
};

/** The account that is asked with: a zone, a service or an access key, and its secret. */
export type PurgeAccount = { account: string; secret: string };

/** How one cache is asked; each lies in `purgers` and is loaded by its name. `origin` is that of the site. */
export type Purger = (account: PurgeAccount, origin: string, send: Send) => CachePurge;

/** How a request leaves the process; tests pass a fake in. */
export type Send = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<Response>;

/** In milliseconds; a purge may be repeated, so that waiting longer gains nothing. */
const timeout = 10_000;
/** Of an answer that is named in a log. */
const reportedLength = 200;

export const sendNow: Send = (url, init) =>
  fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });

/** The status alone can hide a refusal: makers of caches answer 200 with an error inside. */
export async function answerOf(name: string, response: Response): Promise<unknown> {
  const text = await readBoundedText(response.body, mostOfService);
  if (response.ok) return text.startsWith('{') ? parseBounded(text) : undefined;
  throw new Error(`${name} answered ${response.status}: ${text.slice(0, reportedLength)}`);
}
