import { setTimeout as wait } from 'node:timers/promises';
import { promote } from '@site/release/operations/promote';
import { RevisionMovedError } from '@site/release/errors/release-error';
import type { Revision } from '@site/release/chain/revision';
import { rollback } from '@site/release/operations/rollback';
import { liveWatch } from '@site/release/shells/shell-health';
import { remoteNames } from '@site/shared/repository/workspaces';
import type { ShellProcess } from '../../harness/shell-process';
import type { Topology } from '../../harness/topology/topology';
import { changes, publishVariant } from '../../harness/variant';
import { waitFor } from '../../harness/wait';
import { coreWaits, longestWait } from './core-waits';
import type { ScaleFigures } from './figures';
import type { RunningShells } from './running-shells';
import type { StoreWindow } from './store-window';

const version = '9.7.1';
const pauseBetween = 4000;

export type Operating = {
  topology: Topology;
  figures: ScaleFigures;
  running: RunningShells;
  store: StoreWindow;
};

/** The time of day, as the other figures name it. */
function clock(): string {
  return new Date().toISOString().slice(11, 19);
}

async function follows(shell: ShellProcess, sequence: number): Promise<boolean> {
  const health = await shell.health().catch(() => undefined);
  return health !== undefined && health.revision >= sequence;
}

type Switch = { sequence: number; created: number; isCold: boolean };

function note({ figures }: Operating, shell: ShellProcess, { sequence, isCold }: Switch, took: number, waited: number) {
  const [whole, own] = isCold
    ? (['slowestColdSwitchMs', 'slowestColdOwnMs'] as const)
    : (['slowestSwitchMs', 'slowestOwnMs'] as const);
  figures[whole] = Math.max(figures[whole], took);
  figures[own] = Math.max(figures[own], took - waited);
  if (took <= 1000) return;
  const args = `${clock()} ${isCold ? 'cold ' : ''}${sequence} at ${shell.origin} after ${took} ms`;
  figures.slowSwitches.push(`${args}, ${waited} of them without a core`);
}

async function timeAt(operating: Operating, shell: ShellProcess, { sequence, created, isCold }: Switch): Promise<void> {
  const before = coreWaits(shell.pid);
  void liveWatch.notify(shell.operations);
  await waitFor(`${shell.origin} follows revision ${sequence}`, () => follows(shell, sequence));
  const now = Date.now();
  const ready = operating.running.readySince(shell, created);
  const took = Math.max(0, now - (ready ?? created));
  const waited = ready === undefined ? Math.round(longestWait(before, coreWaits(shell.pid))) : 0;
  note(operating, shell, { sequence, created, isCold: isCold || ready !== undefined }, took, waited);
}

/** Times one switch as the release command makes it: it tells every shell to look at the store. */
async function timeSwitch(operating: Operating, sequence: number, isCold: boolean): Promise<void> {
  const one = { sequence, created: Date.now(), isCold };
  await Promise.all(operating.running.present().map((shell) => timeAt(operating, shell, one)));
  operating.figures.switches += 1;
}

/** As an operator does who was told that another one was faster. */
export async function untilDone<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof RevisionMovedError)) throw error;
    }
  }
}

/** One switch while the store is there: operators wait while it is away, since it would refuse them. */
async function swap(operating: Operating, act: () => Promise<{ revision: Revision }>, isCold = false): Promise<void> {
  await operating.store.present(async () => {
    const { revision } = await untilDone(act);
    await timeSwitch(operating, revision.sequence, isCold);
  });
  await wait(pauseBetween);
}

/** Promotes a changed version of a section and rolls it back, `rounds` times, timing each. */
async function operate(operating: Operating, remote: string, rounds: number): Promise<void> {
  const { store, keys } = operating.topology;
  const by = `operator of ${remote}`;
  await publishVariant({ store, keys }, remote, version, changes.marked(version));
  for (let round = 0; round < rounds; round += 1) {
    await swap(operating, () => promote(store, keys, { [remote]: version }, { by, althoughBad: true }), round === 0);
    await swap(operating, () => rollback(store, keys, remote, { by, again: true }));
  }
}

/** Two operators at once, each for a section of its own: together `switches` promotions and rollbacks. */
export async function operateTogether(operating: Operating, switches: number): Promise<void> {
  // The first has the canary.
  const sections = remoteNames().slice(1, 3);
  const rounds = switches / 2 / sections.length;
  await Promise.all(sections.map((remote) => operate(operating, remote, rounds)));
}
