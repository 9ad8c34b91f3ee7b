import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SetFiles } from './set-files';

test('a set’s file stays available, by its id only', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sets-'));
  const files = new SetFiles(path.join(folder, 'new'));
  await files.keep('0123456789abcdef', 'self.siteSet={};');
  expect(await files.read('0123456789abcdef')).toBe('self.siteSet={};');
  for (const id of ['fedcba9876543210', '../../etc/passwd', '0123456789abcdef/..', ''])
    expect(await files.read(id)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
