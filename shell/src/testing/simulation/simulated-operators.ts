import { raiseCanary, startCanary, stopCanaries } from '@site/release/operations/canary';
import type { MemoryStore } from '@site/release/store/memory-store';
import { promote } from '@site/release/operations/promote';
import { ReleaseError } from '@site/release/errors/release-error';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { Revision } from '@site/release/chain/revision';
import { rollback } from '@site/release/operations/rollback';
import type { ReleaseKeys } from '@site/release/keys/signing-keys';
import type { HeldSteps } from './held-steps';

type Written = { changed: boolean; revision: Revision };
export type Command = (store: ReleaseStore, by: string) => Promise<Written>;

/** The store as one command sees it: before it looks for the first time, and before it writes, others may come. */
function heldStore(store: MemoryStore, steps: HeldSteps, by: string): ReleaseStore {
  let hasLooked = false;
  return {
    read: (path) => store.read(path),
    replaceRecord: (path, bytes) => store.replaceRecord(path, bytes),
    mend: (path, bytes) => store.mend(path, bytes),
    clock: () => store.clock(),
    remove: (path) => store.remove(path),
    removeLeftovers: () => store.removeLeftovers(),
    list: async (folder) => {
      if (!hasLooked) await steps.turn(`${by} looks`);
      hasLooked = true;
      return store.list(folder);
    },
    putFile: async (path, bytes, isUndo) => {
      await steps.turn(`${by} writes ${path}`);
      return store.putFile(path, bytes, isUndo);
    },
  };
}

const evidence = {
  ...{ kind: 'render', rule: 'fails more often than the version before', firstFailureAt: '2026-11-21T08:00:00.000Z' },
  ...{ seconds: 1, subject: { attempts: 9, failures: 9 }, control: { attempts: 9, failures: 0 }, p: 0.001 },
};

/** What operators and the guard do with the chain; `guard` has a key that only rolls back. */
export function commandsOf({ operator, guard }: { operator: ReleaseKeys; guard: ReleaseKeys }) {
  return {
    promote:
      (name: string, version: string): Command =>
      (store, by) =>
        promote(store, operator, { [name]: version }, { by, althoughBad: true }),
    rollBack:
      (name: string): Command =>
      (store, by) =>
        rollback(store, operator, name, { by, again: true }),
    judge:
      (name: string, from: string): Command =>
      (store) =>
        rollback(store, guard, name, { by: 'guard', from, evidence, again: true }),
    begin:
      (remote: string, version: string): Command =>
      (store, by) =>
        startCanary(store, operator, { remote, version, share: 0.05 }, { by, althoughBad: true }),
    raise:
      (remote: string, share: number): Command =>
      (store, by) =>
        raiseCanary(store, operator, { remote, share }, { by }),
    end:
      (remote?: string): Command =>
      (store, by) =>
        stopCanaries(store, operator, { remote, all: true }, { by }),
  };
}

/** Runs commands side by side and notes who wrote which revision. */
export class SimulatedOperators {
  /** Revision → who wrote it. */
  readonly winners = new Map<number, string>();
  /** Sentences, of what may not be. */
  readonly faults: string[] = [];
  running = 0;
  private count = 0;

  constructor(
    private readonly store: MemoryStore,
    private readonly steps: HeldSteps,
  ) {}

  async run(name: string, command: Command): Promise<void> {
    this.count += 1;
    const by = `operator ${this.count} (${name})`;
    this.running += 1;
    try {
      const { changed, revision } = await command(heldStore(this.store, this.steps, by), by);
      if (changed) this.note(revision.sequence, by);
    } catch (error) {
      if (!(error instanceof ReleaseError)) this.faults.push(`${by} met an exception: ${(error as Error).stack}`);
    } finally {
      this.running -= 1;
    }
  }

  private note(sequence: number, by: string): void {
    const other = this.winners.get(sequence);
    if (other !== undefined) this.faults.push(`Revision ${sequence} was won by ${other} and by ${by}.`);
    this.winners.set(sequence, by);
  }
}
