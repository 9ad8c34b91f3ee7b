import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimDevelopment, developmentSettings } from './development-store';
import { readSettings } from './settings';

test('what is developed is laid in a store of its own, and that of the site stays as it is', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-development-'));
  const settings = developmentSettings({ ...readSettings(), dataDir });
  await settings.openStore().putFile('revisions/1', Buffer.from('1'));
  expect(settings.assetStore).toBe(path.join(dataDir, 'development/store'));
  expect(existsSync(path.join(settings.assetStore, 'revisions/1'))).toBe(true);
  rmSync(dataDir, { recursive: true });
});

test('a second run on the same folder is refused before it empties the store of the first', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-development-'));
  const settings = developmentSettings({ ...readSettings(), dataDir });
  const giveUp = claimDevelopment(settings);
  expect(() => claimDevelopment(settings)).toThrow(`is in use by process ${process.pid}`);
  giveUp();
  claimDevelopment(settings)();
  rmSync(dataDir, { recursive: true });
});
