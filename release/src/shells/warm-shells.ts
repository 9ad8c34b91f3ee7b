import { Type } from '@sinclair/typebox';
import { messageOf } from '../errors/release-error';
import { askShell } from './ask-shell';

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

async function warmOne(url: string, versions: Record<string, string>): Promise<WarmReport> {
  try {
    const answer = await askShell(url, '/-/warm', WarmAnswer, { timeout: TIMEOUT_MS, body: { versions } });
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
