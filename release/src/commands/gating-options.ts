import type { Command } from 'commander';
import { UsageError } from '../errors/release-error';
import type { StoreAccess } from '../operations/store-access';
import type { Gating } from '../operations/check-candidate';
import { oneLine } from '../text/one-line';
import { openGate, requireCheckFile } from '../gate/gate';
import { progressLine } from '../gate/progress-line';

export interface GatingOptions {
  ungated?: string;
  althoughFrozen?: boolean;
  reason?: string;
}

function readReason(text: string): string {
  if (text.trim()) return oneLine('--ungated')(text.trim());
  throw new UsageError('--ungated is empty; it must be the reason why nothing is checked.');
}

/**
 * A command that makes something live: checked, or for a reason that the history shows. What was taken back, what a freeze holds up and what
 * no guard watches is refused, unless that is meant.
 */
export function goingLive(command: Command): Command {
  return command
    .option('--ungated <reason>', 'check nothing before, and say in the history why', readReason)
    .option('--although-bad', 'although the version was taken back once; live, it is marked no longer')
    .option('--although-frozen', 'although releases are frozen (freeze); the history says so')
    .option('--unguarded', 'although no guard lives that would roll back what fails');
}

/** What a command that makes something live hands on. @throws {ReleaseError} where there is no check and no reason, or a freeze is passed without one */
export function gatingOf(access: StoreAccess, { ungated, althoughFrozen, reason }: GatingOptions): Gating {
  if (althoughFrozen && !reason?.trim())
    throw new UsageError(
      '--reason is missing: what goes live --although-frozen says in the history why it could not wait.',
    );
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  if (ungated !== undefined) return { ungated, say };
  requireCheckFile(access);
  const line = progressLine();
  const gate = openGate(access, line.report);
  return { say, check: (candidate, changed) => gate(candidate, changed).finally(line.clear) };
}
