import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inheritedEnvironment } from '../testing/config';
import { Journal } from './journal';

const run = promisify(execFile);
const filler = join(__dirname, '../testing/fill-journal-cli.ts');

test('F14: a disk that takes half a line and then no more leaves exactly the acknowledged lines, and the error is reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-journal-'));
  // A file size limit simulates a full disk: the kernel writes what fits and refuses the rest.
  const command = `ulimit -f 8; exec "${process.execPath}" --import tsx "${filler}" "${folder}"`;
  const { stdout } = await run('bash', ['-c', command], {
    cwd: join(__dirname, '../../..'),
    env: inheritedEnvironment,
  });
  const reported = JSON.parse(stdout) as { number: number; kept: boolean; code?: string }[];
  const kept = reported.filter((one) => one.kept).map(({ number }) => number);
  const journal = await Journal.open(folder);
  const { records, damaged } = journal.read(journal.start, 1_000);

  expect(reported.filter((one) => !one.kept).map(({ code }) => code)).toEqual(Array(5).fill('EFBIG'));
  expect(kept.length).toBeGreaterThan(10);
  expect(records.map((record) => (record as { number: number }).number)).toEqual(kept);
  expect({ damaged, torn: journal.torn }).toEqual({ damaged: 0, torn: undefined });
  await journal.close();
});
