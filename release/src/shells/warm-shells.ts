import { mostOfShell, readBoundedJson } from '@site/shared/contract/bounded-body';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { messageOf } from '../errors/release-error';

/** What a shell answers at `POST /-/warm`: the set is loaded, or why it is not. */
const WarmAnswer = Type.Union([
  Type.Object({ ready: Type.Literal(true), set: Type.String(), seconds: Type.Number({ minimum: 0 }) }),
  Type.Object({ ready: Type.Literal(false), reason: Type.String() }),
]);

export interface WarmReport {
  url: string;
  /** What it took the shell to load the set, 0 when it was loaded already; null when it is not ready. */
  seconds: number | null;
  reason: string | null;
}

/** Milliseconds; a set takes about half a second, on a busy machine some, and waits behind others. */
const TIMEOUT_MS = 60_000;

const STRANGE = 'its /-/warm is not what a shell of this site answers';

async function answerOf(response: Response): Promise<Static<typeof WarmAnswer>> {
  if (response.status === 404)
    throw new Error('it has no /-/warm; SHELL_URLS must name where shells answer their operators');
  const body = await readBoundedJson(response.body, mostOfShell).catch(() => null);
  if (!Value.Check(WarmAnswer, body)) throw new Error(STRANGE);
  return body;
}

async function warmOne(url: string, versions: Record<string, string>): Promise<WarmReport> {
  try {
    const response = await fetch(new URL('/-/warm', url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ versions }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = await answerOf(response);
    return answer.ready
      ? { url, seconds: answer.seconds, reason: null }
      : { url, seconds: null, reason: answer.reason };
  } catch (error) {
    return { url, seconds: null, reason: messageOf(error) };
  }
}

/** Asks every shell to load what is live with these versions in it, and waits until all have answered. */
export function warmShells(urls: readonly string[], versions: Record<string, string>): Promise<WarmReport[]> {
  return Promise.all(urls.map((url) => warmOne(url, versions)));
}
