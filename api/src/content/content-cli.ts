import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { connectCommands } from '../control/control-client';
import { keepFilesPrivate } from '../database/private-files';
import type { SearchGap } from '../search/gaps.repository';

const usage = 'Usage: npm run content -- gaps [--json]';

function printGaps(gaps: readonly SearchGap[]): string {
  if (gaps.length === 0) return 'No search of the last 90 days was in vain.';
  return gaps.map(({ word, searches, last }) => `${String(searches).padStart(6)}  ${last}  ${word}`).join('\n');
}

/** `gaps`: what visitors searched in vain, for editors. */
async function main(): Promise<void> {
  keepFilesPrivate();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  if (positionals.join(' ') !== 'gaps') throw new Error(usage);
  const { commands, close } = await connectCommands(readConfig());
  try {
    const gaps = await commands.listGaps();
    process.stdout.write(`${values.json ? JSON.stringify(gaps, null, 2) : printGaps(gaps)}\n`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
