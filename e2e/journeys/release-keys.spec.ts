import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changeKeyring, readKeyring } from '@site/release/keys/keyring-file';
import { promote } from '@site/release/operations/promote';
import { rollback } from '@site/release/operations/rollback';
import { trustedKeys } from '@site/release/keys/signing-keys';
import { openKeys } from '@site/release/operations/store-access';
import { freshKey, type SampleKey } from '@site/release/testing/sample-release';
import { apiOrigin, expect, test } from '../harness/browser-test';
import { forceLive } from '../harness/force-live';
import { type Site, startSite } from '../harness/site';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';
import { everyCase } from '../harness/every-case';

const by = { by: 'e2e' };

let site: Site;

test.beforeAll(async () => {
  site = await startSite(apiOrigin());
});

test.afterAll(async () => site.stop());

/** The keys of somebody who signs revisions with this one; they trust it, whatever the shell does. */
function keysWith({ key, entry }: SampleKey) {
  const known = readKeyring(site.keyFiles.trusted).filter(({ id }) => id !== entry.id);
  return { publishing: site.keys.publishing, signing: key, trusted: trustedKeys([...known, entry]) };
}

function trust(...keys: SampleKey[]): Promise<void> {
  return changeKeyring(site.keyFiles.trusted, (known) => [...known, ...keys.map(({ entry }) => entry)]);
}

async function errorSays(text: string): Promise<void> {
  await waitFor(`health says “${text}”`, async () => (await site.shell.health()).error?.includes(text));
}

async function liveIs(version: string): Promise<void> {
  await waitFor(`mf-help ${version} is live`, async () => {
    const { remotes, error } = await site.shell.health();
    return remotes['mf-help'] === version && error === null;
  });
}

async function marked(version: string): Promise<string> {
  return publishVariant(site, 'mf-help', version, changes.marked(version));
}

test(
  'a running shell follows the keyring: a new key, a broken file, the night shift’s rollback (F38)',
  everyCase,
  async () => {
    const before = await site.shell.health();
    const [ops, night] = [freshKey('promote', { owner: 'ops' }), freshKey('rollback', { owner: 'night-shift' })];
    const [first, second] = [await marked('9.4.1'), await marked('9.4.2')];

    const opsKeys = keysWith(ops);

    await promote(site.store, opsKeys, { 'mf-help': first }, by);
    await errorSays(`is refused: it is signed by the key ${ops.key.id}, which is not trusted here`);
    expect((await site.shell.health()).remotes).toEqual(before.remotes);
    await trust(ops, night);
    await liveIs(first);

    const good = readFileSync(site.keyFiles.trusted);
    writeFileSync(site.keyFiles.trusted, good.subarray(0, 100));
    await errorSays(`The keyring ${site.keyFiles.trusted} is not whole JSON`);
    await promote(site.store, opsKeys, { 'mf-help': second }, by);
    await waitFor('releases go on', async () => (await site.shell.health()).remotes['mf-help'] === second);
    writeFileSync(site.keyFiles.trusted, good);
    await liveIs(second);
    expect(site.shell.lines.filter((line) => line.includes('"msg":"keyring"'))).toHaveLength(1);

    await rollback(site.store, keysWith(night), 'mf-help', by);
    await liveIs(first);
    expect((await site.shell.health()).pid).toBe(before.pid);
  },
);

test(
  'a retired key signs nothing more, and all that it signed before loads in a shell that starts cold (F38)',
  everyCase,
  async () => {
    const [version, late] = [await marked('9.4.4'), await marked('9.4.5')];
    await promote(site.store, openKeys(site.keyFiles), { 'mf-help': version }, by);
    await liveIs(version);
    const { remotes } = await site.shell.health();
    const now = new Date().toISOString();
    await changeKeyring(site.keyFiles.trusted, (keys) => keys.map((key) => ({ ...key, signsUntil: now })));
    await waitFor('the date is past', () => new Date().toISOString() > now);

    await forceLive(site, 'mf-help', late);
    await errorSays(`signed until ${now}`);
    expect((await site.shell.health()).remotes).toEqual(remotes);

    await site.shell.stop();
    rmSync(path.join(site.dataDir, 'shell'), { recursive: true });
    await site.shell.start();
    expect((await site.shell.health()).remotes).toEqual(remotes);
    expect((await fetch(`${site.shell.origin}/help/helpDocument/10001`)).status).toBe(200);
    await errorSays(`signed until ${now}`);
  },
);
