import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { BucketServer } from '@site/release/testing/bucket-server';
import { apiOrigin, expect, test } from '../harness/browser-test';
import { startRelease } from '../harness/release-process';
import { startSite } from '../harness/site';
import { versionsIn } from '../harness/site-data';
import { serveBucket, SpreadSite } from '../harness/spread-site';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';

const article = '/help/helpDocument/10001';
const bucket = new BucketServer();
let service: Record<string, string>;
let site: SpreadSite;

test.beforeAll(async () => {
  service = await serveBucket(bucket);
  site = await SpreadSite.start(apiOrigin(), service);
  await Promise.all([site.addShell(), site.addShell()]);
});

test.afterAll(async () => {
  await site.stop();
  await bucket.stop();
});

async function live(): Promise<(string | undefined)[]> {
  const pages = site.shells.map(async ({ origin }) => (await fetch(origin + article)).text());
  return (await Promise.all(pages)).map((html) => versionsIn(html, 'mf-help')[0]);
}

const errors = () => Promise.all(site.shells.map(async (shell) => (await shell.health()).error ?? ''));

test('R13.73 F69: while the bucket is away one command rolls every shell back, a start keeps that, and the bucket gets it later', async () => {
  await publishVariant(site, 'mf-help', '9.6.1', changes.marked('9.6.1'));
  const before = (await live())[0] ?? '';
  await site.promote({ 'mf-help': '9.6.1' });
  const port = Number(new URL(service.S3_ENDPOINT ?? '').port);
  await bucket.stop();
  await waitFor('both shells know that it is away', async () =>
    (await errors()).every((error) => error.includes('does not reach this shell since')),
  );

  const doctor = site.release('doctor');
  expect(await doctor.exit, doctor.output()).toBe(1);
  expect(doctor.output()).toMatch(
    /wrong  The store .* does not answer .* → npm run release -- rollback <section> --without-store/,
  );
  const undo = site.release('rollback', 'mf-help', '--without-store', '--by', 'wang', '--reason', '打不开');
  expect(await undo.exit, undo.output()).toBe(0);
  expect(undo.output()).toContain('The store does not have it yet. Once it answers: npm run release -- deliver');
  expect(await live()).toEqual([before, before]);
  const [first] = site.shells;
  await first?.stop();
  await first?.start();
  expect(await live()).toEqual([before, before]);
  await waitFor('health says what is missing in the store', async () =>
    (await errors()).every((error) => error.includes('npm run release -- deliver brings it there')),
  );

  await bucket.start(port);
  const delivery = site.release('deliver');
  expect(await delivery.exit, delivery.output()).toBe(0);
  expect(delivery.output()).toMatch(/The store has revision \d+, by wang: 打不开\./);
  await waitFor('health is quiet again', async () => (await errors()).every((error) => error === ''));
  expect(await live()).toEqual([before, before]);
});

test('R13.105 R13.124 F72: while the folder of a store is gone one command rolls back, a start keeps that, and the folder gets it later', async () => {
  const folder = await startSite(apiOrigin());
  const { shell, store, dataDir } = folder;
  const type = async (...words: string[]) => {
    const { exit, output } = startRelease(folder, ...words);
    return { code: await exit, shown: output() };
  };
  const running = async () => versionsIn(await (await fetch(shell.origin + article)).text(), 'mf-help')[0];
  const error = async () => (await shell.health()).error ?? '';
  try {
    await publishVariant(folder, 'mf-help', '9.6.2', changes.marked('9.6.2'));
    const before = await running();
    await folder.promote({ 'mf-help': '9.6.2' });
    await waitFor('the new version is live', async () => (await running()) === '9.6.2');
    const copies = ['revisions/00000002.json', `remotes/mf-help/${before}/release.json`];
    await waitFor('the chain is copied, and what a rollback leads to', () =>
      copies.every((file) => existsSync(path.join(dataDir, 'shell/mirror', file))),
    );
    renameSync(store.root, `${store.root}-gone`);
    await waitFor('the shell knows', async () => (await error()).includes('does not reach this shell since'));

    const doctor = await type('doctor');
    expect([doctor.code, doctor.shown]).toEqual([
      1,
      expect.stringMatching(
        /wrong {2}The store .* its disk is away.* → npm run release -- rollback <section> --without-store/,
      ),
    ]);
    expect(await type('rollback', 'mf-help', '--without-store', '--by', 'wang', '--reason', '打不开')).toMatchObject({
      code: 0,
      shown: expect.stringContaining('Once it answers: npm run release -- deliver'),
    });
    expect(await running()).toBe(before);
    await shell.stop();
    await shell.start();
    expect(await running()).toBe(before);

    renameSync(`${store.root}-gone`, store.root);
    // A colleague who knows nothing of it releases another section first.
    await publishVariant(folder, 'mf-college', '9.6.3', changes.marked('9.6.3'));
    const release = await type('promote', 'mf-college@9.6.3', '--ungated', 'a test', '--by', 'chen');
    expect([release.code, release.shown]).toEqual([
      0,
      expect.stringMatching(
        /The store has revision 3, by wang: 打不开\. .* was brought there first\.[^]*Revision 4: mf-college 9\.6\.3/,
      ),
    ]);
    expect(await type('deliver')).toMatchObject({ code: 0, shown: expect.stringContaining('No shell has an order') });
    await waitFor('health is quiet again', async () => (await error()) === '');
    expect(await running()).toBe(before);
  } finally {
    await folder.stop();
  }
});
