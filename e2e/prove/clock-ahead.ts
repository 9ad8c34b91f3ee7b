import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { changeKeyring } from '@site/release/keys/keyring-file';
import { promote } from '@site/release/operations/promote';
import { freshKey } from '@site/release/testing/sample-release';
import { newPrivateKey } from '@site/release/keys/key-files';
import { signingKey } from '@site/release/keys/signing-keys';
import type { Health } from '../harness/shell-process';
import { type Site, startSite } from '../harness/site';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';

export type ClockFigures = {
  /** Commands that a clock of 120 days ahead made sign nothing. */
  refused: string[];
  /** Shells by the time of their clocks that serve a rollback by a key of 90 days behind a revision that is dated 120 days ahead. */
  served: string[];
  answers: number;
  /** Shells that say so. */
  alarms: number;
  failed: string[];
};

const DAY = 86_400_000;
const preload = `--require ${path.join(repositoryRoot, 'e2e/harness/shifted-clock.cjs')}`;
const shifted = (days: number) => ({ NODE_OPTIONS: preload, CLOCK_SHIFT_MS: String(days * DAY) });

type Ended = { exitCode: number; said: string };

/** The command in a process of its own, on a machine whose clock is wrong by so many days. */
function release(site: Site, days: number, key: string, ...args: string[]): Promise<Ended> {
  const env = {
    ...process.env,
    DATA_DIR: site.dataDir,
    ASSET_STORE: site.store.root,
    TRUSTED_KEYS: site.keyFiles.trusted,
    RELEASE_PUBLISH_KEY: site.keyFiles.publish,
    RELEASE_PROMOTE_KEY: key,
    SHELL_URLS: site.shell.operations,
    ...(days === 0 ? {} : shifted(days)),
  };
  const command = ['tsx', '--tsconfig', 'release/desk/tsconfig.json', 'release/src/cli.ts', ...args];
  return new Promise((done) => {
    execFile('npx', command, { cwd: repositoryRoot, env }, (error, out, err) =>
      done({ exitCode: error ? Number(error.code) : 0, said: `${out}${err}` }),
    );
  });
}

const ahead = /The clock of this machine is 120 days ahead of that of the store/;

const signing: [name: string, ...args: string[]][] = [
  ['publish', 'publish', 'mf-help'],
  ['keys create', 'keys', 'create', '--role', 'promote', '--owner', 'late'],
  ['prune', 'prune', '--yes'],
  ['promote', 'promote', 'mf-help@9.7.1', '--ungated', 'a proof'],
  ['settle-dates', 'settle-dates'],
];

async function refuseAhead(site: Site, figures: ClockFigures): Promise<void> {
  for (const [name, ...args] of signing) {
    const { exitCode, said } = await release(site, 120, site.keyFiles.promote, ...args);
    if (exitCode === 1 && ahead.test(said)) figures.refused.push(name);
    else figures.failed.push(`${name} ahead: exit ${exitCode}, ${said.slice(0, 300)}`);
  }
}

async function expectHealth(site: Site, what: string, isSo: (health: Health) => boolean, figures: ClockFigures) {
  await waitFor(what, async () => isSo(await site.shell.health())).catch(async () => {
    const { revision, remotes, error } = await site.shell.health();
    figures.failed.push(`${what}: ${JSON.stringify({ revision, remotes, error })}`);
  });
}

/** A key of the night shift that signs for 90 days, in a file of its own. */
async function nightKey(site: Site): Promise<string> {
  const pem = newPrivateKey();
  const { id, publicPem } = signingKey(pem, 'the night shift');
  const signsUntil = new Date(Date.now() + 90 * DAY).toISOString();
  const entry = { ...freshKey('rollback').entry, id, publicPem, owner: 'night-shift', signsUntil };
  await changeKeyring(site.keyFiles.trusted, (known) => [...known, entry]);
  const file = path.join(site.dataDir, 'night.pem');
  writeFileSync(file, pem, { mode: 0o600 });
  return file;
}

/** A shell that forgot everything, with such a clock. */
async function startCold(site: Site, days: number): Promise<void> {
  await site.shell.stop();
  rmSync(path.join(site.dataDir, 'shell'), { recursive: true, force: true });
  for (const name of ['NODE_OPTIONS', 'CLOCK_SHIFT_MS']) delete site.shell.variables[name];
  if (days !== 0) Object.assign(site.shell.variables, shifted(days));
  await site.shell.start();
}

async function servesRollback(site: Site, label: string, before: string, figures: ClockFigures): Promise<void> {
  const isBack = ({ remotes }: Health) => remotes['mf-help'] === before;
  await expectHealth(site, `${label} serves ${before}`, isBack, figures);
  const { status } = await fetch(`${site.shell.origin}/help/helpDocument/10001`);
  if (status === 200) figures.answers += 1;
  if (isBack(await site.shell.health())) figures.served.push(label);
}

async function undo(site: Site, before: string, figures: ClockFigures): Promise<void> {
  const night = await nightKey(site);
  await promote(site.store, site.keys, { 'mf-help': '9.7.1' }, { by: 'e2e', now: new Date(Date.now() + 120 * DAY) });
  await expectHealth(
    site,
    'a shell says that it is ahead',
    ({ error }) => /ahead of the clock here/.test(error ?? ''),
    figures,
  );
  if (/ahead of the clock here/.test((await site.shell.health()).error ?? '')) figures.alarms += 1;
  const back = await release(site, 120, night, 'rollback', 'mf-help', '--by', 'wang');
  if (back.exitCode !== 0) figures.failed.push(`rollback: exit ${back.exitCode}, ${back.said}`);
  await servesRollback(site, 'a running shell', before, figures);
  for (const [label, days] of [
    ['a cold shell', 0],
    ['a shell 30 days behind', -30],
    ['a shell 30 days ahead', 30],
  ] as const) {
    await startCold(site, days);
    await servesRollback(site, label, before, figures);
  }
  await startCold(site, 0);
}

async function repair(site: Site, figures: ClockFigures): Promise<void> {
  const found = await release(site, 0, site.keyFiles.promote, 'doctor');
  if (!/is dated .*settle-dates/.test(found.said)) figures.failed.push(`doctor: ${found.said}`);
  const settled = await release(site, 0, site.keyFiles.promote, 'settle-dates');
  if (settled.exitCode !== 0) figures.failed.push(`settle-dates: ${settled.said}`);
  const proven = await release(site, 0, site.keyFiles.promote, 'history', '--verify');
  if (proven.exitCode !== 0) figures.failed.push(`history --verify: ${proven.said}`);
}

/** A clock that is 120 days ahead, at every command that signs and behind a revision that it dated. */
export async function runAhead(api: string): Promise<ClockFigures> {
  const site = await startSite(api);
  const figures: ClockFigures = { refused: [], served: [], answers: 0, alarms: 0, failed: [] };
  try {
    const before = (await site.shell.health()).remotes['mf-help'] ?? '';
    await publishVariant(site, 'mf-help', '9.7.1', changes.marked('9.7.1'));
    await refuseAhead(site, figures);
    await undo(site, before, figures);
    await repair(site, figures);
    return figures;
  } finally {
    await site.stop();
  }
}
