import { describeShell, followShells, type ShellReport } from '../shell-health';
import type { CommandContext } from './command';

export interface Followed {
  shells: ShellReport[];
  lines: string[];
  exitCode: number;
}

function isStuck({ seconds, revision }: ShellReport): boolean {
  return seconds === null && revision !== null;
}

/** A shell that responds but does not follow is a failure; one that does not run is not. */
export async function awaitShells(
  { access, watch }: CommandContext,
  sequence: number,
  startedAt: number,
): Promise<Followed> {
  const shells = await followShells(access.config.shellUrls, sequence, startedAt, watch);
  const lines = shells.map((shell) => describeShell(shell, sequence));
  return { shells, lines, exitCode: shells.some(isStuck) ? 1 : 0 };
}
