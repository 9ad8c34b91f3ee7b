import { type Static, Type } from '@sinclair/typebox';
import { messageOf } from '../errors/release-error';
import { systemCode } from '../errors/system-error';
import { askShell, ShellAnswerError } from './ask-shell';

/** A section that does not run as it should; `canary` where that is its canary, and what is live runs. */
const Deviation = Type.Object({
  remote: Type.String(),
  reason: Type.String(),
  canary: Type.Optional(Type.Literal(true)),
});

/** What ends what a deviation tells of: a canary that does not load is stopped, and what is live stays. */
export function remedyOf({ remote, canary }: Pick<Static<typeof Deviation>, 'remote' | 'canary'>): string {
  return canary ? `npm run release -- canary ${remote} --stop` : `npm run release -- rollback ${remote}`;
}

/** What a shell answers its operators at `/-/health`. */
export const ShellHealth = Type.Object({
  revision: Type.Integer({ minimum: 0 }),
  remotes: Type.Record(Type.String(), Type.String()),
  /** The lines that it has, the present one first; absent in older shells. */
  lines: Type.Optional(Type.Array(Type.String())),
  error: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** Sections that do not run the version that should be live. */
  deviations: Type.Optional(Type.Array(Deviation)),
  /** What is wrong with store, chain and local copies although the site is served. */
  alarms: Type.Optional(Type.Array(Type.Object({ kind: Type.Optional(Type.String()), text: Type.String() }))),
  /** What an operator should mend although the shell works. */
  warnings: Type.Optional(Type.Array(Type.String())),
  /** The service of calls: for how long it has given the shell no good answer, 0 while it does. */
  service: Type.Optional(Type.Object({ silentSeconds: Type.Integer({ minimum: 0 }) })),
  /** Variables of filings that have no number; its pages show those notices without one. */
  unsetFilings: Type.Optional(Type.Array(Type.String())),
  /** Of the live revision: the hash of its file, and whether something outside the store says that it is the newest. */
  chain: Type.Optional(
    Type.Object({
      hash: Type.Union([Type.String(), Type.Null()]),
      end: Type.Union([Type.Literal('proven'), Type.Literal('unproven')]),
    }),
  ),
  /** What some visitors are shown before the others; `fault` says why one is not loaded. */
  canaries: Type.Optional(
    Type.Array(
      Type.Object({
        remote: Type.String(),
        version: Type.String(),
        share: Type.Number(),
        loaded: Type.Boolean(),
        fault: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  ),
});

export type ShellHealth = Static<typeof ShellHealth>;

export interface ShellReport {
  url: string;
  /** From the creation of the revision until the shell reports it; null on timeout. */
  seconds: number | null;
  /** The revision that the shell serves; null when it did not respond. */
  revision: number | null;
  /** Remote → the version that runs there; empty when it did not respond. */
  remotes: Record<string, string>;
  /** Of the file of its revision; null when it says none. */
  hash: string | null;
  error: string | null;
  /** False when nothing outside the store says that this revision is the newest; null when the shell says nothing of it. */
  endProven: boolean | null;
}

export interface Watch {
  fetchHealth(url: string): Promise<ShellHealth>;
  /** Has a shell look at its store at once instead of within half a second; never fails. */
  notify(url: string): Promise<void>;
  /** A clock that only goes on, whoever sets the one of this machine; in milliseconds, near those of `Date.now()`. */
  now(): number;
  pause(ms: number): Promise<void>;
}

const POLL_MS = 50;
/** How long a shell may take to look at its store. */
const NOTIFY_MS = 1000;
/** How long a shell is waited for, in milliseconds: by reports, and by commands that have just changed what is live. */
const TIMEOUT_MS = 3000;
export const SWITCH_TIMEOUT_MS = 10_000;
async function notify(url: string): Promise<void> {
  // A shell that cannot be told looks by itself.
  await fetch(new URL('/-/notify', url), { method: 'POST', signal: AbortSignal.timeout(NOTIFY_MS) }).catch(
    () => undefined,
  );
}

/** The site's own port answers, which tells nobody its health. */
const noOperations = new ShellAnswerError('absent', '/-/health');

/** Real HTTP requests and the real clock. */
export const liveWatch: Watch = {
  fetchHealth: (url) => askShell(url, '/-/health', ShellHealth, { timeout: 1000 }),
  notify,
  now: () => Math.round(performance.timeOrigin + performance.now()),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Read by their fields, for the reason that `systemCode` has. */
function failureOf(error: unknown): { name?: unknown; cause?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}

function isRefused(error: unknown): boolean {
  return systemCode(failureOf(error).cause) === 'ECONNREFUSED';
}

const stands = 'whoever listens there says nothing for a second; a process that stands still has to be started anew';

/** Why a shell could not be asked. */
export function silenceOf(error: unknown): string {
  if (isRefused(error)) return 'nobody listens there';
  const { name, cause } = failureOf(error);
  if (name === 'TimeoutError') return stands;
  const code = systemCode(cause);
  return code ? `${messageOf(error)} (${code})` : messageOf(error);
}

const SILENT = { seconds: null, revision: null, remotes: {}, hash: null, error: null, endProven: null };

function reportedBy({ revision, remotes, error, chain }: ShellHealth): Partial<ShellReport> {
  return {
    revision,
    remotes,
    hash: chain?.hash ?? null,
    error: error || null,
    endProven: chain ? chain.end === 'proven' : null,
  };
}

type Waiting = { sequence: number; startedAt: number; timeoutMs: number; watch: Watch };

async function followOne(url: string, { sequence, startedAt, timeoutMs, watch }: Waiting): Promise<ShellReport> {
  const report: ShellReport = { url, ...SILENT };
  let notified: Promise<void> | undefined;
  do {
    try {
      const health = await watch.fetchHealth(url);
      Object.assign(report, reportedBy(health));
      if (health.revision >= sequence) return { ...report, seconds: (watch.now() - startedAt) / 1000 };
      notified ??= watch.notify(url);
    } catch (error) {
      report.error = silenceOf(error);
      // Connection refused: no shell runs there, so waiting is pointless.
      if (isRefused(error)) return report;
    }
    await watch.pause(POLL_MS);
  } while (watch.now() - startedAt < timeoutMs);
  return report;
}

/** Polls until each shell serves the revision, for at most `timeoutMs`. */
export async function followShells(
  urls: string[],
  sequence: number,
  startedAt: number,
  watch: Watch = liveWatch,
  timeoutMs = TIMEOUT_MS,
): Promise<ShellReport[]> {
  return Promise.all(urls.map((url) => followOne(url, { sequence, startedAt, timeoutMs, watch })));
}

/** What a shell says of itself although it serves the revision: sections that do not run what they should. */
export function warningOf({ error }: ShellReport): string {
  return error ? ` Beware: ${error}` : '';
}

/** For an address of visitors, where no health is told; undefined for others. */
export function addressFault({ url, error }: ShellReport): string | undefined {
  return error === noOperations.message ? `${url} is no shell's address for operators: ${error}.` : undefined;
}

/** One sentence for the operator, after `timeoutMs` of waiting. */
export function describeShell(shell: ShellReport, sequence: number, timeoutMs = TIMEOUT_MS): string {
  const { url, seconds, revision, error } = shell;
  if (revision !== null && revision > sequence) {
    return `${url} serves revision ${revision}: somebody was there after ${sequence}, or it follows another store.`;
  }
  if (seconds !== null) return `${url} serves revision ${sequence} after ${seconds.toFixed(2)} s.${warningOf(shell)}`;
  if (revision === null)
    return (
      addressFault(shell) ?? `No shell answers at ${url}: ${error}; revision ${sequence} is what it will start with.`
    );
  const why = error ? `: ${error}` : '.';
  return `${url} still serves revision ${revision} after ${timeoutMs / 1000} s${why}`;
}
