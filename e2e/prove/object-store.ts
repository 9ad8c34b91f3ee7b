import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { type ObjectStore, startObjectStore } from '../harness/object-store';
import { SpreadSite } from '../harness/spread-site';
import { sectionPages } from '../harness/swap-run';
import { changes, publishVariant } from '../harness/variant';

export type ContractFigures = { passed: number; failed: number; writers: number; rounds: number };
export type ObjectStoreFigures = ContractFigures & {
  /** Versions that a shell made live from the bucket, before and after it was away. */
  followed: number;
  /** Pages and files that the shell answered, started again while the bucket was away; and with an error. */
  answered: number;
  refused: number;
};

/** The tests that every driver of the store passes; of promotions 50 rounds instead of 12. */
const contract = [
  'release/src/store/release-store.test.ts',
  'release/src/operations/publish.test.ts',
  'release/src/operations/promote.test.ts',
];

/** Runs what every driver passes against a real service (docs/faults.md F20). */
function runContract({ env: { ASSET_STORE, ...service } }: ObjectStore): ContractFigures {
  const report = path.join(repositoryRoot, '.cache/object-store-report.json');
  spawnSync(
    path.join(repositoryRoot, 'node_modules/.bin/jest'),
    [...contract, '-t', 's3 store', '--json', `--outputFile=${report}`, '--silent', '--testTimeout=600000'],
    {
      cwd: repositoryRoot,
      env: { ...process.env, ...service, S3_CONTRACT_STORE: ASSET_STORE, EVERY_CASE: '1' },
      stdio: 'ignore',
    },
  );
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 1, writers: 8, rounds: 50 };
}

async function release(site: SpreadSite, version: string): Promise<void> {
  await publishVariant(site, 'mf-help', version, changes.marked(version));
  await site.promote({ 'mf-help': version });
}

/** Asks for a page of each section, and for every file that those name. */
async function readAll(origin: string): Promise<Pick<ObjectStoreFigures, 'answered' | 'refused'>> {
  const files = new Set<string>();
  const statuses: number[] = [];
  for (const page of sectionPages) {
    const answer = await fetch(origin + page);
    statuses.push(answer.status);
    for (const [, file = ''] of (await answer.text()).matchAll(/"(\/assets\/[^"]+)"/g)) files.add(file);
  }
  for (const file of files) statuses.push((await fetch(origin + file)).status);
  return { answered: statuses.length, refused: statuses.filter((status) => status !== 200).length };
}

/** A shell on the bucket: follows it, starts while it hangs as a network does, and follows again (docs/faults.md F54). */
async function followBucket(objects: ObjectStore, api: string) {
  const site = await SpreadSite.start(api, objects.env);
  try {
    const shell = await site.addShell();
    await release(site, '9.9.1');
    await shell.stop();
    objects.pause();
    await shell.start();
    const counted = await readAll(shell.origin);
    objects.resume();
    await release(site, '9.9.2');
    return { followed: 2, ...counted };
  } finally {
    objects.resume();
    await site.stop();
  }
}

/** Ceph's RADOS gateway under what every driver passes, and under a shell. */
export async function proveObjectStore(api: string): Promise<ObjectStoreFigures> {
  const objects = await startObjectStore();
  try {
    return { ...runContract(objects), ...(await followBucket(objects, api)) };
  } finally {
    await objects.stop();
  }
}
