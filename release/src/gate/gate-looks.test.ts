import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptLooks } from '@site/shared/contract/kept-looks';
import type { StoreAccess } from '../operations/store-access';
import { MemoryStore } from '../store/memory-store';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { freshKey, keysOf } from '../testing/sample-release';
import { sampleReport } from '../testing/sample-report';
import { openGate } from './gate';

afterAll(removeFreshFolders);

const looks: KeptLooks = {
  remote: 'mf-help',
  browser: 'Chromium 156',
  asked: [{ method: 'GET', address: '/help' }],
  looks: [{ address: '/help', look: '1440', now: { asked: [0], answers: '0123456789abcdef0123456789abcdef' } }],
};

/** A check that refuses what it is told nothing of, and with `then` does something at its end. */
function checkWith(then: string): string {
  return `
const { versions } = JSON.parse(process.argv[2]);
const told = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
const known = told.flatMap(({ looks }) => looks).length;
const findings = known > 0 ? [] : [{ part: 'browser', where: '/help', reason: 'is not known' }];
const report = { ...${JSON.stringify(sampleReport())}, version: versions['mf-help'], findings, checkedAt: new Date().toISOString() };
console.log(JSON.stringify({ report }));
console.log(${JSON.stringify(JSON.stringify({ looks }))});
process.exitCode = findings.length;
${then}
`;
}

function gateOf(then = '', role: 'promote' | 'rollback' = 'promote') {
  const folder = freshFolder();
  const checkFile = join(folder, 'check.cjs');
  writeFileSync(checkFile, checkWith(then));
  const [publishing, signing, promoting] = [freshKey('publish'), freshKey(role), freshKey('promote')];
  const keys = keysOf(publishing, signing, promoting);
  const store = new MemoryStore();
  const config = { checkFile, storeRoot: folder } as StoreAccess['config'];
  const access: StoreAccess = { config, store, trusted: () => keys.trusted, keys: () => keys };
  const check = async (version: string) => (await openGate(access)({ 'mf-help': version }, ['mf-help'])).reasons.length;
  return { store, check };
}

test('R13.102 what one check found good of pages the check of the next version is told, though the first refused a page', async () => {
  const { check } = gateOf();
  expect(await check('1.0.0')).toBe(1);
  expect(await check('1.1.0')).toBe(0);
});

test('R13.103 without a promote key nothing is kept', async () => {
  const { check } = gateOf('', 'rollback');
  expect(await check('1.0.0')).toBe(1);
  expect(await check('1.1.0')).toBe(1);
});

test('R13.104 of a check that could not look nothing is kept', async () => {
  const { check, store } = gateOf(`console.error('No service.'); process.exit(2);`);
  await expect(check('1.0.0')).rejects.toThrow('No service.');
  expect(await store.list('checks')).toEqual([]);
});
