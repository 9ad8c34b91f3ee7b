import { parseArgs } from 'node:util';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { findAction } from '@site/shared/contract/score-table';
import { readConfig } from '../config';
import { dayOf } from '../control/command-options';
import { connectCommands } from '../control/control-client';
import { keepFilesPrivate } from '../database/private-files';
import type { TrackingCount } from './tracking.repository';

/** A readable table: meaning of the code, count, points. */
function printTable(counts: readonly TrackingCount[]): string {
  if (counts.length === 0) return 'No events.';
  return counts
    .map(({ day, actionCode, events, score }) =>
      [day, String(events).padStart(7), String(score).padStart(7), actionCode, findAction(actionCode)?.action].join(
        '  ',
      ),
    )
    .join('\n');
}

async function main(): Promise<void> {
  keepFilesPrivate();
  const { values } = parseArgs({
    options: { since: { type: 'string', default: '2000-01-01' }, json: { type: 'boolean', default: false } },
  });
  dayOf(values.since);
  const { commands, close } = await connectCommands(readConfig());
  try {
    const counts = await commands.listTracking(values.since);
    process.stdout.write(`${values.json ? JSON.stringify(counts, null, 2) : printTable(counts)}\n`);
  } finally {
    await close();
  }
}

ignoreClosedOutput();
main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
