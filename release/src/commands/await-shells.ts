import type { ReleaseStore } from '../store/release-store';
import { revisionHash } from '../chain/revision';
import { describeShell, followShells, type ShellReport, SWITCH_TIMEOUT_MS, warningOf } from '../shells/shell-health';
import { revisionPath } from '../store/store-paths';
import type { CommandContext } from './command';

/** The revision is there, and not every shell is known to follow it. */
const NOT_FOLLOWED = 4;

export interface Followed {
  shells: ShellReport[];
  lines: string[];
  /** 0, or 4 when a shell does not follow or none was found. */
  exitCode: number;
}

export interface Following {
  /** False with --no-wait. */
  wait?: boolean | undefined;
  /** Remote → the version that every shell has to run now. */
  runs?: Record<string, string>;
}

type Judged = { line: string; follows: boolean };

/** It serves a revision that is not in this store, or another file under its number. */
async function followsAnotherStore(store: ReleaseStore, { hash, revision }: ShellReport): Promise<boolean> {
  if (hash === null || revision === null) return false;
  const file = await store.read(revisionPath(revision));
  return !file || revisionHash(file) !== hash;
}

async function judge(store: ReleaseStore, shell: ShellReport, sequence: number, runs: object): Promise<Judged> {
  const line = describeShell(shell, sequence, SWITCH_TIMEOUT_MS);
  if (shell.seconds === null) return { line, follows: false };
  if (await followsAnotherStore(store, shell)) {
    const sentence = `${shell.url} serves a revision ${shell.revision} that this store does not have: it follows another store.`;
    return { line: `${sentence} DATA_DIR or ASSET_STORE names the store of this command.`, follows: false };
  }
  // A newer revision may have changed them again.
  const other = shell.revision === sequence && Object.entries(runs).find(([name, v]) => shell.remotes[name] !== v);
  if (!other) return { line, follows: true };
  const [name, version] = other;
  const instead = shell.remotes[name] ? `runs ${name} ${shell.remotes[name]}` : `runs no ${name}`;
  return {
    line: `${shell.url} serves revision ${sequence} and ${instead}, not ${version}.${warningOf(shell)}`,
    follows: false,
  };
}

/** Waits until every known shell follows; one that does not, or that cannot be asked, makes exit 4. */
export async function awaitShells(
  { access, watch }: CommandContext,
  sequence: number,
  startedAt: number,
  { wait = true, runs = {} }: Following = {},
): Promise<Followed> {
  if (!wait) {
    const line = 'Nobody looked whether the shells follow; npm run release -- status does.';
    return { shells: [], lines: [line], exitCode: 0 };
  }
  const { shellUrls } = access.config;
  if (shellUrls.length === 0) {
    const line = 'SHELL_URLS names no shell, so nobody knows whether one follows; --no-wait says that this is meant.';
    return { shells: [], lines: [line], exitCode: NOT_FOLLOWED };
  }
  const shells = await followShells(shellUrls, sequence, startedAt, watch, SWITCH_TIMEOUT_MS);
  const judged = await Promise.all(shells.map((shell) => judge(access.store, shell, sequence, runs)));
  const lost = judged.filter(({ follows }) => !follows).length;
  const sum = `Revision ${sequence} stays; ${lost} of ${judged.length} shells do not follow it (exit ${NOT_FOLLOWED}). npm run release -- doctor says what to do.`;
  const lines = judged.map(({ line }) => line);
  return lost ? { shells, lines: [...lines, sum], exitCode: NOT_FOLLOWED } : { shells, lines, exitCode: 0 };
}
