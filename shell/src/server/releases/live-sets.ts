import type { Logger } from 'pino';
import { setScript } from '../../remotes/set-script';
import { versionsOf } from '../../remotes/release-set';
import { SetPool } from '../../remotes/set-pool';
import type { RenderRequest, WorkerInput } from '../../remotes/worker-messages';
import type { DataCache } from '../calls/data-cache';
import { SetCalls } from '../calls/set-calls';
import { RouteTable } from '../pages/route-table';
import type { SetFiles } from './set-files';

export type LiveSet = { pool: SetPool; table: RouteTable; input: WorkerInput; sequence: number };

type Options = {
  script: string;
  data: DataCache;
  files: SetFiles;
  log: Logger;
  /** Counts an answer that a version of a remote cannot use. */
  count?: (remote: string, version: string, call: string) => void;
};

/** The smoke test before a set goes live: an address that needs no data. */
const smokeRequest: RenderRequest = {
  address: '/home/404',
  friendLinks: [],
  marketMenu: [],
  reference: 'smoke',
};

/** The live set and the previous one, both loaded: a rollback only swaps a reference (docs/architecture.md#release-sets). */
export class LiveSets {
  live: LiveSet | undefined;
  previous: LiveSet | undefined;

  constructor(private readonly options: Options) {}

  /**
   * Prepares a set without touching the live one, then swaps them.
   * @throws {Error} with the reason when it does not load; the old set stays
   */
  async switchTo(input: WorkerInput, sequence: number): Promise<void> {
    const next = this.warm(input.set.id) ?? (await this.prepare(input));
    const { live, previous } = this;
    const same = live?.input.set.id === input.set.id;
    await this.options.files.keep(input.set.id, setScript(input.set, input.assetBase));
    this.live = { ...next, sequence };
    if (same || !live) return;
    this.previous = live;
    if (previous && previous.input.set.id !== input.set.id) previous.pool.retire();
    this.options.log.info({ set: input.set.id, sequence, remotes: versionsOf(input.set) }, 'set is live');
  }

  /** Loads a set as the previous one, to roll back to, without making it live. */
  async keepAsPrevious(input: WorkerInput): Promise<void> {
    if (this.previous || this.live?.input.set.id === input.set.id) return;
    this.previous = { ...(await this.prepare(input)), sequence: 0 };
  }

  /** The text of the browser file of a set that is or was live here. */
  async scriptOf(id: string): Promise<string | undefined> {
    const found = this.warm(id);
    return found ? setScript(found.input.set, found.input.assetBase) : this.options.files.read(id);
  }

  retireAll(): void {
    this.live?.pool.retire();
    this.previous?.pool.retire();
  }

  private warm(id: string): LiveSet | undefined {
    return [this.live, this.previous].find((set) => set?.input.set.id === id);
  }

  private async prepare(input: WorkerInput): Promise<LiveSet> {
    const { script, data, log, count } = this.options;
    const calls = new SetCalls(input.set, { data, log, ...(count && { count }) });
    const pool = new SetPool(input, script, (call) => calls.answer(call), log);
    try {
      await pool.ready;
      const answer = await pool.render(smokeRequest, 'home-404');
      if (answer.status !== 404 || answer.fault)
        throw new Error(`the smoke render answered ${answer.status}: ${answer.fault ?? ''}`);
      return { pool, table: new RouteTable(input.set), input, sequence: 0 };
    } catch (error) {
      pool.retire();
      throw error;
    }
  }
}
