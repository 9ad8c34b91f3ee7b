import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { detectionTable } from './detection-table';

test('the how-to says of the time until a version is found what the judge takes', () => {
  const { data, lines } = detectionTable();
  const text = readFileSync(join(repositoryRoot, 'docs/how-to/guard-releases.md'), 'utf8');
  const rows = lines.filter((line) => /^(?:promotion|canary) /.test(line));

  expect(rows).toHaveLength(8);
  for (const row of rows) expect(text).toContain(`| ${row.split(/ {2,}/).join(' | ')} |`);
  for (const { perSecond, fails, seconds } of data)
    if (perSecond === 50 && fails >= 0.1) expect(seconds).toBeLessThanOrEqual(30);
});
