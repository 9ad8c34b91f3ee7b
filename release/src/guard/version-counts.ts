import { mostOfShell, readBoundedJson } from '@site/shared/contract/bounded-body';
import { VersionCounts } from '@site/shared/contract/version-counts';
import { Value } from '@sinclair/typebox/value';
import type { Answers } from './observations';

/** Longer than this no shell is waited for, in milliseconds: the others are judged meanwhile. */
const timeoutMs = 900;

export type FetchCounts = (shell: string) => Promise<VersionCounts>;

/** @throws {Error} when nobody answers there in time, or something else than a shell of this site does */
export async function fetchCounts(shell: string): Promise<VersionCounts> {
  const response = await fetch(new URL('/-/versions', shell), { signal: AbortSignal.timeout(timeoutMs) });
  const body = await readBoundedJson(response.body, mostOfShell);
  if (Value.Check(VersionCounts, body)) return body;
  throw new Error(`${shell} does not answer /-/versions as a shell of this site does.`);
}

/** One look at all shells; those that fail are undefined. */
export async function askShells(shells: readonly string[], fetchOne: FetchCounts): Promise<Answers> {
  const asked = shells.map(async (shell) => [shell, await fetchOne(shell).catch(() => undefined)] as const);
  return new Map(await Promise.all(asked));
}
