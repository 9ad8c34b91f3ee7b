import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '@site/release/releases/manifest-signature';
import { revisionPath } from '@site/release/store/store-paths';
import { verify } from '@site/release/operations/verify';
import { hashFile } from '@site/shared/contract/release-manifest';
import { forceFollowed } from '../harness/force-live';
import { waitFor } from '../harness/wait';
import { before, judgeAnswers, live, reported, type Trial, withTrial } from './trust-trial';

/** `reported`: what a shell must say of it, or `release verify`, where that is the only reader of the file. */
type Kind = { file: (version: string) => string; reported: RegExp; by?: 'verify' };

function clientFile({ site }: Trial, ending: RegExp): (version: string) => string {
  return (version) => {
    const { files } = readManifest(site.store, 'mf-help', version, site.keys.trusted);
    return `remotes/mf-help/${version}/${files.find((file) => ending.test(file.path))?.path ?? ''}`;
  };
}

const own = (file: string) => (version: string) => `remotes/mf-help/${version}/${file}`;

/** Every kind of file of a release. */
const kinds: Record<string, (trial: Trial) => Kind> = {
  'release.json': () => ({ file: own('release.json'), reported: /release\.json of mf-help \S+ is refused/ }),
  'release.sig': () => ({ file: own('release.sig'), reported: /release\.json of mf-help \S+ is refused/ }),
  'server file': () => ({ file: own('server/routes.cjs'), reported: /server\/routes\.cjs of mf-help \S+ was changed/ }),
  'client script': (trial) => ({
    file: clientFile(trial, /remoteEntry\.js$/),
    reported: /client\/remoteEntry\.js of mf-help \S+ was changed/,
  }),
  style: (trial) => ({
    file: clientFile(trial, /help-helpDocument-id\.\w+\.css$/),
    reported: /client\/\S+\.css of mf-help \S+ was changed/,
  }),
  'chunk map': () => ({ file: own(hashFile), reported: /client\/hashes\.js of mf-help \S+ was changed/ }),
  reservation: () => ({ file: own('reservation.json'), reported: /reservation\.json of mf-help/, by: 'verify' }),
};

function flip(file: string): void {
  const bytes = readFileSync(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

/** The newer of the two generations on the machine. */
function newerCopy({ kept }: Trial): string {
  const newest = (slot: string) =>
    readdirSync(path.join(kept, slot, 'revisions'))
      .sort()
      .at(-1) ?? '';
  return path.join(kept, newest('a') > newest('b') ? 'a' : 'b');
}

async function expectReported(trial: Trial, { reported: wanted, by }: Pick<Kind, 'reported' | 'by'>): Promise<void> {
  const { site } = trial;
  if (by === 'verify') {
    const { faults } = await verify(site.store, site.keys.trusted);
    if (!faults.some((fault) => wanted.test(fault))) trial.fail(`verify does not say ${wanted}`);
    return;
  }
  await waitFor(`the shell says ${wanted}`, async () => wanted.test(await reported(trial))).catch((error: Error) =>
    trial.fail(error.message),
  );
}

/** A running shell meets the file when it rolls back onto its version, or when a browser asks for it. */
async function flippedWhileRunning(trial: Trial, kind: Kind): Promise<void> {
  const { site } = trial;
  await site.shell.start();
  flip(path.join(site.store.root, kind.file(before)));
  await forceFollowed(site, 'mf-help', before);
  await judgeAnswers(trial);
  await expectReported(trial, kind);
}

async function flippedBeforeStart(trial: Trial, kind: Kind, file: string): Promise<void> {
  flip(file);
  await trial.site.shell.start();
  await judgeAnswers(trial);
  await expectReported(trial, kind);
}

async function flipReleaseFiles(api: string, figures: Trial['figures']): Promise<void> {
  for (const [name, kindOf] of Object.entries(kinds)) {
    const run = (where: string, work: (trial: Trial, kind: Kind) => Promise<void>) =>
      withTrial(api, figures, `${name} ${where}`, (trial) => work(trial, kindOf(trial)));
    await run('of the store, running', flippedWhileRunning);
    await run('of the store, cold', (trial, kind) =>
      flippedBeforeStart(trial, kind, path.join(trial.site.store.root, kind.file(live))),
    );
    if (name === 'reservation') continue;
    await run('of the copy, cold', (trial, kind) =>
      flippedBeforeStart(trial, kind, path.join(newerCopy(trial), kind.file(live))),
    );
    await run('of the copy, cold, without the store', (trial, kind) => {
      const file = path.join(newerCopy(trial), kind.file(live));
      rmSync(trial.site.store.root, { recursive: true });
      return flippedBeforeStart(trial, kind, file);
    });
  }
}

/** The newest revision: in the store, in the newer copy, and the mark. */
async function flipRevisions(api: string, figures: Trial['figures']): Promise<void> {
  const places: Record<string, (trial: Trial, file: string) => string> = {
    store: ({ site }, file) => path.join(site.store.root, file),
    copy: (trial, file) => path.join(newerCopy(trial), file),
    mark: ({ kept }, file) => path.join(kept, 'mark', file),
  };
  for (const [place, fileIn] of Object.entries(places))
    for (const store of [true, false]) {
      if (place === 'store' && !store) continue;
      await withTrial(api, figures, `revision of the ${place}, cold${store ? '' : ', without the store'}`, (trial) => {
        const file = fileIn(trial, revisionPath(trial.newest));
        if (!store) rmSync(trial.site.store.root, { recursive: true });
        return flippedBeforeStart(trial, { file: () => file, reported: /Revision \d+ / }, file);
      });
    }
  await withTrial(api, figures, 'revision of the store, running', async (trial) => {
    const { site, newest } = trial;
    await site.shell.start();
    flip(path.join(site.store.root, revisionPath(newest)));
    await expectReported(trial, { reported: /is not the one that was accepted here/ });
    await judgeAnswers(trial);
    await forceNextFlipped(trial);
  });
}

/** A new revision that is damaged on its way is never live. */
async function forceNextFlipped(trial: Trial): Promise<void> {
  const { site, newest } = trial;
  const next = path.join(site.store.root, revisionPath(newest + 1));
  const good = readFileSync(path.join(site.store.root, revisionPath(newest - 1)));
  writeFileSync(next, good.toString().replace(`"sequence": ${newest - 1}`, `"sequence": ${newest + 1}`));
  await expectReported(trial, { reported: new RegExp(`Revision ${newest + 1} is (refused|not live)`) });
  if ((await site.shell.health()).revision !== newest) trial.fail('a forged revision went live');
  await judgeAnswers(trial);
}

/** Flips one byte in every kind of file of store, copies and chain, on running and on cold shells (docs/faults.md F17, F48). */
export async function flipEveryKind(api: string, figures: Trial['figures']): Promise<void> {
  await flipReleaseFiles(api, figures);
  await flipRevisions(api, figures);
  await withTrial(api, figures, 'an older copy in the place of the newer one, without the store', async (trial) => {
    const newer = newerCopy(trial);
    const older = newer.endsWith('/a') ? 'b' : 'a';
    rmSync(newer, { recursive: true });
    trial.copyFolder(path.join(trial.kept, older), newer);
    rmSync(trial.site.store.root, { recursive: true });
    if (existsSync(trial.site.store.root)) trial.fail('the store is still there');
    await trial.site.shell.start();
    await judgeAnswers(trial);
    await expectReported(trial, { reported: /older than \d+, which was accepted here/ });
  });
}
