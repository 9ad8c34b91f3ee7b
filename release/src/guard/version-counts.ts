import { VersionCounts } from '@site/shared/contract/version-counts';
import { askShell } from '../shells/ask-shell';
import type { Answers } from './observations';

/** Longer than this no shell is waited for, in milliseconds: the others are judged meanwhile. */
const timeoutMs = 900;

export type FetchCounts = (shell: string) => Promise<VersionCounts>;

/** @throws {Error} when nobody answers there in time, or something else than a shell of this site does */
export const fetchCounts: FetchCounts = (shell) =>
  askShell(shell, '/-/versions', VersionCounts, { timeout: timeoutMs });

/** One look at all shells; those that fail are undefined. */
export async function askShells(shells: readonly string[], fetchOne: FetchCounts): Promise<Answers> {
  const asked = shells.map(async (shell) => [shell, await fetchOne(shell).catch(() => undefined)] as const);
  return new Map(await Promise.all(asked));
}
