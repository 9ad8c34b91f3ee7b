import { uplinkAddress, uplinkPiece } from '@site/shared/contract/uplink';

/** Of one measurement: milliseconds, and pieces of `uplinkPiece` bytes. */
export const uplinkLimits = { time: 5000, pieces: 100, atOnce: 4 };

export type UplinkResult = { uplink: number } | 'offline' | 'refused' | 'stopped';

type Progress = { sent: number; left: number; refused: boolean; failed: boolean };

/** Random, so that nothing on the way makes it smaller. */
function pieceOf(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(uplinkPiece));
}

async function sendPiece(signal: AbortSignal, ask: typeof fetch): Promise<'sent' | 'refused'> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  const { status } = await ask(uplinkAddress, { method: 'POST', body: pieceOf(), headers, signal, cache: 'no-store' });
  if (status === 429) return 'refused';
  if (status >= 400) throw new Error(`The uplink was answered with ${status}.`);
  return 'sent';
}

async function sendPieces(progress: Progress, signal: AbortSignal, ask: typeof fetch): Promise<void> {
  while (progress.left > 0 && !signal.aborted && !progress.refused && !progress.failed) {
    progress.left -= 1;
    try {
      if ((await sendPiece(signal, ask)) === 'sent') progress.sent += 1;
      else progress.refused = true;
    } catch {
      progress.failed ||= !signal.aborted;
    }
  }
}

/**
 * How much reaches this site in a second, in Mbps: pieces of random bytes, four at once, over connections that are open already. What
 * is still on its way when the time is over does not count.
 */
export async function measureUplink(stop: AbortSignal, ask: typeof fetch = fetch): Promise<UplinkResult> {
  const giveUp = new AbortController();
  const end = () => giveUp.abort();
  stop.addEventListener('abort', end);
  const progress = { sent: 0, left: uplinkLimits.pieces, refused: false, failed: false };
  // Opens the connections, and is not counted.
  const opening = { ...progress, left: uplinkLimits.atOnce };
  const all = (one: Progress) =>
    Promise.all(Array.from({ length: uplinkLimits.atOnce }, () => sendPieces(one, giveUp.signal, ask)));
  const opens = setTimeout(end, uplinkLimits.time);
  await all(opening);
  clearTimeout(opens);
  if (stop.aborted) return 'stopped';
  if (opening.refused) return 'refused';
  if (opening.failed || opening.sent === 0) return 'offline';
  const timer = setTimeout(end, uplinkLimits.time);
  const start = performance.now();
  await all(progress);
  const seconds = (performance.now() - start) / 1000;
  clearTimeout(timer);
  stop.removeEventListener('abort', end);
  if (stop.aborted) return 'stopped';
  if (progress.sent === 0) return progress.refused ? 'refused' : 'offline';
  return { uplink: (progress.sent * uplinkPiece * 8) / seconds / 1e6 };
}
