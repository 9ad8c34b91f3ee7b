import { askHealth, type DeskHealth, isRefused, silenceOf } from '../data/shell-answers';

/** How one shell took in a revision; milliseconds since it was written. */
export interface ShellFollow {
  url: string;
  label: string;
  /** It knows the revision. */
  receivedMs: number | null;
  /** It serves the revision. */
  servedMs: number | null;
  /** Why it does not, or what it says besides. */
  note: string | null;
  /** Nothing more is waited for. */
  isSettled: boolean;
}

const POLL_MS = 40;
const TIMEOUT_MS = 10_000;

export function unfollowed(urls: readonly string[]): ShellFollow[] {
  return urls.map((url, index) => ({
    url,
    label: `shell-${index + 1}`,
    receivedMs: null,
    servedMs: null,
    note: null,
    isSettled: false,
  }));
}

/** Writes into `follow` what a shell says of a revision; true once it serves it. */
function notice(follow: ShellFollow, { revision, newest, error }: DeskHealth, sequence: number, ms: number): boolean {
  follow.note = error ?? null;
  if (Math.max(newest ?? 0, revision) >= sequence) follow.receivedMs ??= ms;
  if (revision >= sequence) follow.servedMs = ms;
  return revision >= sequence;
}

async function followOne(follow: ShellFollow, sequence: number, startedAt: number): Promise<void> {
  for (;;) {
    const isLate = performance.now() - startedAt > TIMEOUT_MS;
    try {
      const health = await askHealth(follow.url);
      if (notice(follow, health, sequence, performance.now() - startedAt)) break;
      if (isLate) follow.note ??= `${TIMEOUT_MS / 1000} 秒后还在 r${health.revision}`;
    } catch (error) {
      follow.note = silenceOf(error);
      // Nothing listens there: waiting is pointless.
      if (isRefused(error)) break;
    }
    if (isLate) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  follow.isSettled = true;
}

/** Follows each shell until it serves the revision, at most ten seconds; what is known stands in `follows` meanwhile. */
export async function followRevision(
  follows: readonly ShellFollow[],
  sequence: number,
  startedAt: number,
): Promise<void> {
  await Promise.all(follows.map((follow) => followOne(follow, sequence, startedAt)));
}
