import type { Logger } from 'pino';
import { setScript } from '../remotes/set-script';
import { versionsOf } from '../remotes/release-set';
import { SetPool } from '../remotes/set-pool';
import type { RenderRequest, WorkerSeed } from '../remotes/worker-messages';
import type { DataCache } from './data-cache';
import { RouteTable } from './route-table';
import type { SetFiles } from './set-files';

export type LiveSet = { pool: SetPool; table: RouteTable; seed: WorkerSeed; sequence: number };

type Options = { script: string; data: DataCache; files: SetFiles; log: Logger };

/** A set is smoke-rendered on an address that needs no data before it goes live. */
const smokeRequest: RenderRequest = {
  address: '/home/404',
  friendLinks: [],
  marketMenu: [],
  reference: 'smoke',
};

/** The set that answers, and the one before it, both warm: a rollback is the exchange of one reference (design.md §5). */
export class LiveSets {
  live: LiveSet | undefined;
  previous: LiveSet | undefined;

  constructor(private readonly options: Options) {}

  /**
   * Prepares a set without touching the live one, then exchanges them.
   * @throws {Error} with the reason when it does not load; the old set stays
   */
  async switchTo(seed: WorkerSeed, sequence: number): Promise<void> {
    const next = this.warm(seed.set.id) ?? (await this.prepare(seed));
    const { live, previous } = this;
    const same = live?.seed.set.id === seed.set.id;
    await this.options.files.keep(seed.set.id, setScript(seed.set, seed.assetBase));
    this.live = { ...next, sequence };
    if (same || !live) return;
    this.previous = live;
    if (previous && previous.seed.set.id !== seed.set.id) previous.pool.retire();
    this.options.log.info({ set: seed.set.id, sequence, remotes: versionsOf(seed.set) }, 'set is live');
  }

  /** Keeps a set warm as the one to fall back to, without making it live. */
  async keepAsPrevious(seed: WorkerSeed): Promise<void> {
    if (this.previous || this.live?.seed.set.id === seed.set.id) return;
    this.previous = { ...(await this.prepare(seed)), sequence: 0 };
  }

  /** The text of the browser file of a set that is or was live here. */
  async scriptOf(id: string): Promise<string | undefined> {
    const found = this.warm(id);
    return found ? setScript(found.seed.set, found.seed.assetBase) : this.options.files.read(id);
  }

  retireAll(): void {
    this.live?.pool.retire();
    this.previous?.pool.retire();
  }

  private warm(id: string): LiveSet | undefined {
    return [this.live, this.previous].find((set) => set?.seed.set.id === id);
  }

  private async prepare(seed: WorkerSeed): Promise<LiveSet> {
    const { script, data, log } = this.options;
    const pool = new SetPool(seed, script, (call) => data.answer(call), log);
    try {
      await pool.ready;
      const answer = await pool.render(smokeRequest, 'home-404');
      if (answer.status !== 404 || answer.fault)
        throw new Error(`the smoke render answered ${answer.status}: ${answer.fault ?? ''}`);
      return { pool, table: new RouteTable(seed.set), seed, sequence: 0 };
    } catch (error) {
      pool.retire();
      throw error;
    }
  }
}
