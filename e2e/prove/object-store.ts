import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { startObjectStore } from '../harness/object-store';

export type ContractFigures = { passed: number; failed: number; writers: number; rounds: number };

/** The tests that every driver of the store passes; of promotions 50 rounds instead of 12. */
const contract = ['release/src/release-store.test.ts', 'release/src/publish.test.ts', 'release/src/promote.test.ts'];

/** Runs what every driver passes against a real service, Ceph's RADOS gateway (docs/faults.md F20). */
export async function proveObjectStore(): Promise<ContractFigures> {
  const objects = await startObjectStore();
  const { ASSET_STORE, ...service } = objects.env;
  const report = path.join(repositoryRoot, '.cache/object-store-report.json');
  try {
    spawnSync(
      path.join(repositoryRoot, 'node_modules/.bin/jest'),
      [...contract, '-t', 's3 store', '--json', `--outputFile=${report}`, '--silent', '--testTimeout=600000'],
      {
        cwd: repositoryRoot,
        env: { ...process.env, ...service, S3_CONTRACT_STORE: ASSET_STORE, EVERY_CASE: '1' },
        stdio: 'ignore',
      },
    );
  } finally {
    await objects.stop();
  }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 1, writers: 8, rounds: 50 };
}
