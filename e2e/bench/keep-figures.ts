import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';

const bytesOfGb = 1024 ** 3;

function machine(): Record<string, unknown> {
  const [first] = cpus();
  const memoryGb = Math.round(totalmem() / bytesOfGb);
  // Of a machine that others use times say little; ratios of one round and CPU times say more.
  const load = Math.round(loadavg()[1] ?? 0);
  return { cpu: first?.model.trim(), cores: availableParallelism(), memoryGb, node: process.version, load };
}

/** Keeps figures as `docs/bench/<part>.json`, with the machine and the day that they are of. */
export function keepFigures(part: string, figures: unknown): void {
  const folder = path.join(repositoryRoot, 'docs/bench');
  mkdirSync(folder, { recursive: true });
  const kept = { measured: new Date().toISOString().slice(0, 10), machine: machine(), figures };
  writeFileSync(path.join(folder, `${part}.json`), `${JSON.stringify(kept, null, 2)}\n`);
}
