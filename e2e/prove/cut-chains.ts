import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseRevision, revisionHash, writeRevision } from '@site/release/chain/revision';
import { exportLog } from '@site/release/chain/revision-log';
import { revisionPath } from '@site/release/store/store-paths';
import { compareWithWitness } from '@site/release/chain/witness';
import type { Health } from '../harness/shell-process';
import { type Site, startSite } from '../harness/site';
import { waitFor } from '../harness/wait';
import type { TrustFigures } from './trust-trial';

const length = 103;
const page = '/help/helpDocument/10001';
const lost = [101, 102, 103];
const cutSentence = /ends at revision 100, but .*103/;

/** Adds revisions that change nothing, from the newest on up to `last`, and leaves one out. */
async function extend({ store, keys }: Site, first: number, last: number, without?: number): Promise<void> {
  let file = store.readSync(revisionPath(first));
  for (let sequence = first + 1; file && sequence <= last; sequence += 1) {
    const { signature: _, ...body } = parseRevision(file, sequence - 1, keys.trusted);
    const next = writeRevision({ ...body, sequence, previousHash: revisionHash(file) }, keys.signing).file;
    if (sequence !== without) await store.putFile(revisionPath(sequence), next);
    file = next;
  }
}

function remove({ store }: Site, ...numbers: number[]): void {
  for (const number of numbers) rmSync(path.join(store.root, revisionPath(number)));
}

type Scene = {
  env?: Record<string, string>;
  /** Changes the chain of 103 before the shell starts. */
  before?: (site: Site) => void;
  /** The shell forgets what it accepted. */
  forget?: true;
  /** Changes the chain under the running shell. */
  running?: (site: Site) => Promise<void> | void;
  /** What the shell has to serve and to say. */
  revision: number;
  error: RegExp | null;
  end?: Health['chain']['end'];
};

const hole = /Revision 5 is missing although revision 6 is there/;

const scenes: Record<string, Scene> = {
  'revision 5 of 103 missing, cold': { before: (site) => remove(site, 5), forget: true, revision: 103, error: hole },
  'revision 5 of 103 missing, running': { running: (site) => remove(site, 5), revision: 103, error: hole },
  'the next number missing, running': {
    running: (site) => extend(site, 103, 105, 104),
    revision: 105,
    error: /Revision 104 is missing although revision 105 is there/,
  },
  'the last three missing, with the mark': {
    before: (site) => remove(site, ...lost),
    revision: 103,
    error: cutSentence,
  },
  'the last three missing, running': { running: (site) => remove(site, ...lost), revision: 103, error: cutSentence },
  'the last three missing, without a mark': {
    before: (site) => remove(site, ...lost),
    forget: true,
    revision: 100,
    error: null,
    end: 'unproven',
  },
  'the last three missing, with REVISION_FLOOR': {
    env: { REVISION_FLOOR: '103' },
    before: (site) => remove(site, ...lost),
    forget: true,
    revision: 100,
    error: cutSentence,
    end: 'unproven',
  },
  'nothing missing, with REVISION_FLOOR': {
    env: { REVISION_FLOOR: '103' },
    forget: true,
    revision: 103,
    error: null,
    end: 'proven',
  },
};

async function judge(site: Site, name: string, scene: Scene, figures: TrustFigures): Promise<void> {
  const isRight = ({ revision, error, chain }: Health) =>
    revision === scene.revision &&
    (scene.error ? scene.error.test(error ?? '') : error === null) &&
    (scene.end === undefined || scene.end === chain.end);
  await waitFor(name, async () => isRight(await site.shell.health())).catch(async () => {
    const { revision, error, chain } = await site.shell.health();
    figures.failed.push(`${name}: ${JSON.stringify({ revision, error, chain })}`);
  });
  const { status } = await fetch(`${site.shell.origin}${page}`);
  if (status !== 200) figures.failed.push(`${name}: ${page} answers ${status}`);
  figures.cases += 1;
  figures.answers += 1;
}

/** A shell on a chain of 103 that it has accepted, stopped. */
async function siteWithChain(api: string, env: Record<string, string>): Promise<Site> {
  const site = await startSite(api, env);
  await extend(site, 1, length);
  await waitFor('the whole chain is live', async () => (await site.shell.health()).revision === length);
  await site.shell.stop();
  return site;
}

async function play(api: string, name: string, scene: Scene, figures: TrustFigures): Promise<void> {
  const site = await siteWithChain(api, scene.env ?? {});
  try {
    if (scene.forget) rmSync(path.join(site.dataDir, 'shell'), { recursive: true });
    scene.before?.(site);
    await site.shell.start();
    await scene.running?.(site);
    await judge(site, name, scene, figures);
  } finally {
    await site.stop();
  }
}

/** What keeps a mark elsewhere than on the machine: another shell, and a file. */
async function playElsewhere(api: string, figures: TrustFigures): Promise<void> {
  const peer = await siteWithChain(api, {});
  const { lines } = await exportLog(peer.store, peer.keys.trusted);
  const witness = path.join(peer.dataDir, 'chain.log');
  writeFileSync(witness, lines.map((line) => `${line}\n`).join(''));
  await peer.shell.start();
  try {
    for (const env of [{ REVISION_PEERS: peer.shell.operations }, { REVISION_WITNESS: witness }]) {
      const [name = ''] = Object.keys(env);
      await play(api, `the last three missing, with ${name}`, { ...cut, env, end: 'unproven' }, figures);
    }
    await peer.shell.stop();
    remove(peer, ...lost);
    const entries = lines.map((line) => JSON.parse(line));
    const { faults } = await compareWithWitness(peer.store, peer.keys.trusted, entries);
    if (!faults.some((fault) => cutSentence.test(fault))) figures.failed.push(`the witness says ${faults.join(' ')}`);
    figures.cases += 1;
  } finally {
    await peer.stop();
  }
}

const cut: Scene = { before: (site) => remove(site, ...lost), forget: true, revision: 100, error: cutSentence };

/** Chains with a hole and chains that lost their end, on running shells and on cold ones (docs/faults.md F16, F49). */
export async function cutChains(api: string, figures: TrustFigures): Promise<void> {
  for (const [name, scene] of Object.entries(scenes)) await play(api, name, scene, figures);
  await playElsewhere(api, figures);
}
