import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readConfig } from '@site/release/config';
import { openGate } from '@site/release/gate/gate';
import { keptReports } from '@site/release/gate/kept-reports';
import { promote } from '@site/release/promote';
import { publish } from '@site/release/publish';
import { readHead } from '@site/release/head';
import { openStoreAccess, type StoreAccess } from '@site/release/store-access';
import { apiOrigin } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { type Break, breaks, brokenRelease } from '../harness/gate-breaks';
import { laySite, placesIn } from '../harness/site-template';

// docs/how-to/release-a-section.md: what is broken does not go live, and the reason names what is broken.

test.describe.configure({ mode: 'parallel' });

let root: string;
let access: StoreAccess;
const before = { ...process.env };

test.beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'gate-'));
  await laySite(root);
  const { dataDir, keys } = placesIn(root);
  const api = apiOrigin();
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    TRUSTED_KEYS: keys.trusted,
    BASE_API_URL: api,
    LIVE_API_URL: api,
    CMS_API_URL: api,
  });
  access = openStoreAccess(readConfig());
});

test.afterAll(() => {
  process.env = before;
  rmSync(root, { recursive: true, force: true });
});

async function publishHelp(version: string, made?: Break): Promise<void> {
  await publish(access.store, access.keys(), brokenRelease(version, made), { by: 'e2e' });
}

function promoteHelp(version: string) {
  const check = openGate(access);
  return promote(access.store, access.keys(), { 'mf-help': version }, { by: 'e2e', check });
}

test('a healthy release is opened in a browser, goes live with that in its revision, and is not opened again', async () => {
  await publishHelp('9.0.1');
  const { revision } = await promoteHelp('9.0.1');

  expect(revision.gate).toMatchObject({ browser: expect.stringMatching(/^Chromium \d+/) });
  expect(revision.gate?.pages).toBeGreaterThanOrEqual(5);
  const kept = await keptReports(access.store, access.trusted(), 'mf-help', '9.0.1');
  expect(kept).toMatchObject([{ vouched: true, report: { findings: [], browser: revision.gate?.browser } }]);
  expect(kept[0]?.report.pages).toMatchObject([
    { path: '/help/helpCenter', addresses: ['/help/helpCenter'], views: 2, verdict: 'passed' },
    { path: '/help/helpDocument/:id?', verdict: 'passed' },
  ]);
  expect(kept[0]?.report.calls.map(({ verdict }) => verdict)).not.toContain('refused');
  const again = await openGate(access)({ 'mf-help': '9.0.1' }, ['mf-help']);
  expect(again.summary).toEqual(revision.gate);
  expect(await keptReports(access.store, access.trusted(), 'mf-help', '9.0.1')).toHaveLength(1);
});

for (const [number, [what, { made, says, everyday }]] of Object.entries(breaks).entries())
  test(`where ${what} the release is refused, and the reason says so (F7)`, unlessKept(everyday === true), async () => {
    const version = `9.1.${number}`;
    await publishHelp(version, made);
    const { nextSequence } = await readHead(access.store, access.trusted());

    const refusal = await promoteHelp(version).then(
      () => undefined,
      (error: Error & { reasons?: string[] }) => error,
    );

    expect(refusal?.reasons?.join('\n')).toMatch(says);
    expect(refusal?.reasons?.every((reason) => reason.startsWith(`mf-help ${version}`))).toBe(true);
    expect((await readHead(access.store, access.trusted())).nextSequence).toBe(nextSequence);
  });
