import { rmSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@site/shared/repository/workspaces';
import { forceFollowed } from '../harness/force-live';
import { pagesOf } from '../harness/section-pages';
import { type Site, startSite } from '../harness/site';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';

type Damage = (folder: string) => void;

const serverFile = (folder: string) => path.join(folder, 'server/routes.cjs');

function flipByte(folder: string): void {
  const bytes = readFileSync(serverFile(folder));
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  writeFileSync(serverFile(folder), bytes);
}

/** What can be wrong with a release: a change of its code, or damage in the store. */
const faults: Record<string, { change?: string; damage?: Damage }> = {
  'missing entry': { damage: (folder) => rmSync(serverFile(folder)) },
  'flipped byte': { damage: flipByte },
  'missing folder': { damage: (folder) => rmSync(folder, { recursive: true }) },
  'throw at load': { change: changes.throwsAtLoad() },
  'wrong shape': { change: changes.hasAnotherShape() },
  'throw at render': { change: changes.throwsInRender() },
  'endless loop': { change: changes.loops() },
  'never-settling loader': { change: changes.neverSettles() },
  '500 MB': { change: changes.eatsMemory() },
};

export type MatrixFigures = {
  /** Faults × sections × {running, cold}. */
  cases: number;
  /** Pages asked for, of all five sections. */
  pages: number;
  /** Answers other than 200, each with its case. */
  failed: string[];
  /** Releases of other sections that went live meanwhile. */
  releases: number;
};

async function askAll(site: Site, where: string, figures: MatrixFigures): Promise<void> {
  const addresses = remoteNames().flatMap(pagesOf);
  const statuses = await Promise.all(
    addresses.map(async (address) => (await fetch(`${site.shell.origin}${address}`)).status),
  );
  figures.cases += 1;
  figures.pages += addresses.length;
  for (const [index, status] of statuses.entries())
    if (status !== 200) figures.failed.push(`${where} ${addresses[index]} ${status}`);
}

/** Another section releases while this one is broken. */
async function releaseOther(site: Site, broken: string, figures: MatrixFigures): Promise<void> {
  const other = remoteNames().find((name) => name !== broken) ?? '';
  await site.promote({ [other]: await publishVariant(site, other, '9.9.1', changes.marked('9.9.1')) });
  await waitFor(`${other} is live`, async () => (await site.shell.health()).remotes[other] === '9.9.1');
  figures.releases += 1;
}

async function tryFault(api: string, remote: string, fault: string, figures: MatrixFigures): Promise<void> {
  const { change = '', damage } = faults[fault] ?? {};
  const site = await startSite(api);
  try {
    await publishVariant(site, remote, '9.8.1', change || changes.marked('9.8.1'));
    damage?.(path.join(site.dataDir, 'store/remotes', remote, '9.8.1'));
    await forceFollowed(site, remote, '9.8.1');
    await askAll(site, `${remote}, ${fault}, running:`, figures);
    await releaseOther(site, remote, figures);
    await site.shell.stop();
    rmSync(path.join(site.dataDir, 'shell'), { recursive: true });
    await site.shell.start();
    await askAll(site, `${remote}, ${fault}, cold:`, figures);
  } finally {
    await site.stop();
  }
}

/** Breaks each section in each way, on a running shell and on one that starts on nothing (docs/faults.md F44). */
export async function breakSections(api: string): Promise<MatrixFigures> {
  const figures: MatrixFigures = { cases: 0, pages: 0, failed: [], releases: 0 };
  for (const remote of remoteNames())
    for (const fault of Object.keys(faults)) await tryFault(api, remote, fault, figures);
  return figures;
}
