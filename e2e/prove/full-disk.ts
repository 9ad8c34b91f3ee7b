import { execFileSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCanary, stopCanaries } from '@site/release/operations/canary';
import { systemCode } from '@site/release/errors/system-error';
import { remoteNames } from '@site/shared/repository/workspaces';
import { type Site, startSite } from '../harness/site';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';

export type DiskFigures = {
  fileSystem: string;
  /** Bytes that anybody else may still write when the disk is called full. */
  bytesLeft: number;
  /** What is refused because the disk is full. */
  refused: string[];
  /** Ways back that are written all the same, each served by the running shell. */
  undone: string[];
  /** From the revision to the shell that serves it, in milliseconds. */
  servedMs: number[];
  answers: number;
  failed: string[];
};

const megabytes = 400;
const section = 'mf-help';
const others = remoteNames().filter((name) => name !== section);
const [tried = ''] = others.slice(-1);
const rolledBack = [section, ...others.slice(0, 2)];

/** A small disk of its own for all that `run` makes in the folder for temporary files: ext4 in a file, else memory. Needs root. */
async function onSmallDisk<T>(run: (fileSystem: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  const [image, place] = [path.join(root, 'image'), path.join(root, 'disk')];
  execFileSync('mkdir', [place]);
  const { TMPDIR } = process.env;
  const fileSystem = mount(image, place);
  process.env.TMPDIR = place;
  try {
    return await run(fileSystem);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    execFileSync('umount', [place]);
    rmSync(root, { recursive: true, force: true });
  }
}

function mount(image: string, place: string): string {
  try {
    execFileSync('truncate', ['-s', `${megabytes}m`, image]);
    // No blocks that only root may use: the tests are root.
    execFileSync('mkfs.ext4', ['-q', '-m', '0', image], { stdio: 'ignore' });
    execFileSync('mount', ['-o', 'loop', image, place], { stdio: 'ignore' });
    return 'ext4';
  } catch {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place]);
    return 'tmpfs';
  }
}

function bytesLeft(file: string): number {
  const { bavail, bsize } = statfsSync(path.dirname(file));
  return bavail * bsize;
}

/** Fills the disk until it stays full: a shell beside it may still remove what it has copied. */
async function fill(file: string): Promise<void> {
  for (let calm = 0; calm < 3; calm += 1) {
    if (bytesLeft(file) > 0) calm = 0;
    fillOnce(file);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Writes until the disk takes no byte more, as a log does. */
function fillOnce(file: string): void {
  const handle = openSync(file, 'a');
  for (const bytes of [1024 * 1024, 4096, 1]) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(bytes, 'x'));
    } catch (error) {
      if (systemCode(error) !== 'ENOSPC') throw error;
    }
  }
  fsyncSync(handle);
  closeSync(handle);
}

type Trial = { site: Site; figures: DiskFigures; filler: string };

async function refuse({ figures, filler }: Trial, what: string, act: () => Promise<unknown>): Promise<void> {
  await fill(filler);
  await act().then(
    () => figures.failed.push(`${what} was done`),
    (error: Error) => {
      if (/the disk is full/.test(error.message)) figures.refused.push(what);
      else figures.failed.push(`${what}: ${error.message}`);
    },
  );
}

/** One way back; whatever it left free is filled before it, by somebody who waits for room. */
async function undo({ site, figures, filler }: Trial, what: string, act: () => Promise<unknown>): Promise<void> {
  await fill(filler);
  try {
    await act();
  } catch (error) {
    figures.failed.push(`${what}: ${(error as Error).message}`);
    return;
  }
  const created = performance.now();
  const newest = (await site.store.list('revisions')).length;
  await waitFor(`${what} is served`, async () => (await site.shell.health()).revision === newest);
  figures.servedMs.push(Math.round(performance.now() - created));
  figures.undone.push(what);
  const { status } = await fetch(`${site.shell.origin}/help/helpDocument/10001`);
  if (status === 200) figures.answers += 1;
  else figures.failed.push(`${what}: a page answers ${status}`);
}

async function live(site: Site, name: string, version: string): Promise<string> {
  await publishVariant(site, name, version, changes.marked(version));
  await site.promote({ [name]: version });
  await waitFor(`${name} ${version} is live`, async () => (await site.shell.health()).remotes[name] === version);
  return version;
}

async function play(trial: Trial): Promise<void> {
  const { site, figures, filler } = trial;
  const { store, keys } = site;
  for (const name of rolledBack) await live(site, name, '9.3.1');
  await publishVariant(site, tried, '9.3.2', changes.marked('9.3.2'));
  await startCanary(store, keys, { remote: tried, version: '9.3.2', share: 0.1 }, { by: 'e2e' });
  await fill(filler);
  figures.bytesLeft = bytesLeft(filler);
  await refuse(trial, 'publish', () => publishVariant(site, section, '9.3.3', changes.marked('9.3.3')));
  await refuse(trial, 'promote', () => site.promote({ [tried]: '9.3.2' }));
  await undo(trial, 'canary --stop', () => stopCanaries(store, keys, {}, { by: 'e2e' }));
  for (const name of rolledBack) await undo(trial, `rollback ${name}`, () => site.rollback(name));
  rmSync(filler);
  await live(site, section, '9.3.4');
  if ((await store.reserve.bytes()) !== 4 * 64 * 1024) figures.failed.push('what is kept was not filled again');
}

/** A disk that is full, and four ways back on it, which a running shell on the same disk follows. */
export function undoOnFullDisk(api: string): Promise<DiskFigures> {
  return onSmallDisk(async (fileSystem) => {
    const site = await startSite(api);
    const empty = { bytesLeft: 0, refused: [], undone: [], servedMs: [], answers: 0, failed: [] };
    const figures: DiskFigures = { fileSystem, ...empty };
    try {
      await play({ site, figures, filler: path.join(site.dataDir, 'filler.log') });
      return figures;
    } finally {
      await site.stop();
    }
  });
}
