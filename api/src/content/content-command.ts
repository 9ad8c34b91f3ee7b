import { parseArgs } from 'node:util';
import type { Commands } from '../control/commands';
import type { SearchGap } from '../search/gaps.repository';

const usage = 'Usage: npm run content -- gaps [--json]';

export type GapsSource = { commands: Pick<Commands, 'listGaps'>; close: () => Promise<void> };

function printGaps(gaps: readonly SearchGap[]): string {
  if (gaps.length === 0) return 'No search of the last 90 days was in vain.';
  return gaps.map(({ word, searches, last }) => `${String(searches).padStart(6)}  ${last}  ${word}`).join('\n');
}

/**
 * What `npm run content -- …` prints: `gaps`, what visitors searched in vain, for editors.
 * @throws {Error} how it is used; nothing is opened then
 */
export async function contentCommand(args: readonly string[], connect: () => Promise<GapsSource>): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  if (positionals.join(' ') !== 'gaps') throw new Error(usage);
  const { commands, close } = await connect();
  try {
    const gaps = await commands.listGaps();
    return values.json ? JSON.stringify(gaps, null, 2) : printGaps(gaps);
  } finally {
    await close();
  }
}
