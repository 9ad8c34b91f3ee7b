import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trimLead } from '@site/shared/contract/lead-fields';
import { readConfig } from '../config';
import type { Lead } from './lead';
import { leadTable } from './lead-columns';
import { makeKeys, openExport } from './key-commands';
import { openVault } from './lead-vault';
import { writeLines } from './sealed-export';

let folder: string;
let keyFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-keys-'));
  keyFile = join(folder, 'leads.key');
});

afterEach(() => rmSync(folder, { recursive: true }));

const lead: Lead = {
  ...{
    id: 'a',
    key: 'k',
    form: 'quick',
    fromtype: 'pc-www',
    committype: 3,
    url: '',
    sourceUrl: '',
    ask: '',
    consentAt: null,
    wishedAt: '2026-11-30T02:00:00.000Z',
    changedAt: null,
    cancelledAt: null,
    codeDigest: '',
  },
  ...{ flags: [], receivedAt: '2026-11-20T00:00:00.000Z' },
  ...trimLead({ name: '王女士', phone: '13800138000' }),
};

/** Settings as the command prints them. */
function settingsIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^(LEADS_\w+)=(.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

async function exportOf(settings: Record<string, string>): Promise<string> {
  const kept = (await openVault(readConfig(settings).leadKeys)).keep(lead, leadTable.beside) as Lead & {
    sealed: string;
  };
  const file = join(folder, 'leads.jsonl');
  writeFileSync(file, writeLines([{ ...kept, delivery: 'sent', lastFailure: '' }]));
  return file;
}

test('the printed settings seal a lead, and only the written key opens the export', async () => {
  const exported = await exportOf(settingsIn(await makeKeys(keyFile)));
  const other = join(folder, 'other.key');
  await makeKeys(other);

  expect(statSync(keyFile).mode & 0o777).toBe(0o600);
  expect(readFileSync(exported, 'utf8')).not.toMatch(/王女士|13800138000/);
  expect(await openExport(keyFile, exported, false)).toContain('a,2026-11-20T00:00:00.000Z,quick,王女士,13800138000,');
  expect(JSON.parse(await openExport(keyFile, exported, true))).toEqual([
    expect.objectContaining({ phone: '13800138000', delivery: 'sent' }),
  ]);
  await expect(openExport(other, exported, false)).rejects.toThrow('Line 1 (lead a) does not open with this key.');
});

test('a key is never written over another, and one that others may read opens nothing', async () => {
  const exported = await exportOf(settingsIn(await makeKeys(keyFile)));

  await expect(makeKeys(keyFile)).rejects.toThrow(`The private key was not written to ${keyFile} (EEXIST)`);
  chmodSync(keyFile, 0o644);
  await expect(openExport(keyFile, exported, false)).rejects.toThrow(`${keyFile} has the mode 0644`);
});

test('what is no key and what is no export is named', async () => {
  const exported = await exportOf(settingsIn(await makeKeys(keyFile)));
  const text = join(folder, 'text');
  writeFileSync(text, '王女士\n', { mode: 0o600 });

  await expect(openExport(text, exported, false)).rejects.toThrow(`${text} is no private key`);
  await expect(openExport(keyFile, text, false)).rejects.toThrow('Line 1 is no lead');
  await expect(openExport(join(folder, 'none'), exported, false)).rejects.toThrow('none cannot be read (ENOENT).');
});
