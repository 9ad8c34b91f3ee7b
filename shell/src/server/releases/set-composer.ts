import type { SyncReader } from '@site/release/store/release-store';
import { type LoadedRemote, type ReleaseSource, type ShellContext, workerInputOf } from '../../render/pages/read-set';
import { labelOf } from '../../render/pages/release-set';
import type { WorkerInput } from '../../render/pages/worker-messages';
import type { SectionPools } from '../../render/processes/section-pools';
import type { SetPool } from '../../render/processes/set-pool';
import { RouteTable } from '../pages/route-table';
import type { Deviation } from './deviation';
import { SectionRefusals } from './section-refusals';
import { type FailedPage, trySections } from './section-trial';
import { type RunningCopy, selectSet, type Selection, type Wanted } from './set-selection';

/** A loaded set, and where it differs from what was wanted. */
export type LiveSet = {
  pool: SetPool;
  table: RouteTable;
  input: WorkerInput;
  sequence: number;
  deviations: Deviation[];
  /** Versions that run from this machine's copy. */
  copies: RunningCopy[];
  /** Of a set that some are shown beside the live one: its pages stand in for nothing, and no earlier version for them. */
  variant?: 'canary' | 'preview';
};

export type ComposerOptions = {
  context: ShellContext;
  source: ReleaseSource;
  pools: Pick<SectionPools, 'open'>;
  /** Copies of this machine for what the store refuses or does not have; the gate has none. */
  kept?: { readonly stores: readonly SyncReader[] };
  /** See `ShellEnds`. */
  setAside?: string | undefined;
  /** Told of a page that failed in the trial of a set. */
  failed?: (page: FailedPage) => void;
  /** Versions that are known to render, and are not tried. */
  proven?: readonly string[];
};

/** Why a version does not run yet. */
export const stillLoading = 'it is still being loaded';

/**
 * Composes a set section by section: for each remote the newest version that loads and renders here, so that a section
 * which does not work takes neither the site down nor the releases of others (docs/architecture.md#release-sets).
 */
export class SetComposer {
  private readonly refusals = new SectionRefusals();
  /** Versions that have rendered here. */
  private readonly proven: Set<string>;

  constructor(private readonly options: ComposerOptions) {
    this.proven = new Set(options.proven);
  }

  /**
   * @param warm gives a set that is loaded already, by its id
   * @throws {Error} when no set renders even without the sections that fail, or one of them is required
   */
  async compose(wanted: Wanted, warm: (id: string) => LiveSet | undefined): Promise<LiveSet> {
    for (;;) {
      const { loaded, absent, deviations, copies } = this.select(wanted);
      const missing = deviations.find(({ remote }) => remote === wanted.required);
      if (missing) throw new Error(missing.reason);
      const input = workerInputOf(this.options.context, loaded, absent);
      const known = warm(input.set.id);
      if (known) return { ...known, deviations, copies };
      const pool = await this.tried(input);
      if (pool) return { pool, table: new RouteTable(input.set), input, sequence: 0, deviations, copies };
    }
  }

  /** What has proved itself comes first, so that of two sections that cannot be together the new one is refused. */
  private select(wanted: Wanted): Selection {
    const { context: shells, source, kept, setAside } = this.options;
    const { late, versions } = wanted;
    const refusal = (label: string) =>
      this.refusals.reasonOf(label) ?? (late?.labels.has(label) ? stillLoading : undefined);
    // What runs goes on, also where it was rolled back, until what is wanted has loaded or is refused.
    const instead = (remote: string) => {
      const running = refusal(labelOf(remote, versions[remote] ?? '')) === stillLoading && late?.running(remote);
      return [...(running ? [running] : []), ...wanted.instead(remote)];
    };
    const selection = selectSet(
      { shells, source, kept: kept?.stores ?? [], refusal, setAside },
      { ...wanted, instead },
    );
    const isNew = ({ manifest }: LoadedRemote) => !this.proven.has(labelOf(manifest.name, manifest.version));
    const { loaded } = selection;
    return { ...selection, loaded: [...loaded.filter((one) => !isNew(one)), ...loaded.filter(isNew)] };
  }

  /** Undefined when sections of it were refused. */
  private async tried(input: WorkerInput): Promise<SetPool | undefined> {
    const pool = this.options.pools.open(input);
    try {
      const manifests = Object.values(input.set.remotes);
      const fresh = manifests.filter(({ name, version }) => !this.proven.has(labelOf(name, version)));
      const faults = Object.entries(await trySections(pool, fresh, this.options.failed));
      for (const [name, fault] of faults) this.refuse(input, name, fault);
      if (faults.length === 0) {
        for (const { name, version } of fresh) this.proven.add(labelOf(name, version));
        return pool;
      }
    } catch (error) {
      pool.retire();
      throw error;
    }
    pool.retire();
    return undefined;
  }

  private refuse({ set }: WorkerInput, name: string, fault: string): void {
    const label = labelOf(name, set.remotes[name]?.version ?? '');
    this.proven.delete(label);
    this.refusals.add(label, fault);
  }
}
