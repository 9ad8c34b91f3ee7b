import type { LiveSet, SetComposer } from './set-composer';
import type { Wanted } from './set-selection';

type Warm = { set: Promise<LiveSet>; loaded?: LiveSet; standsIn: boolean };

/** What has the same versions is the same set. */
function keyOf(versions: Record<string, string>): string {
  return Object.entries(versions)
    .map((entry) => entry.join('@'))
    .sort()
    .join(' ');
}

/**
 * Loaded sets beside the live and the previous one: those that a rollback may lead to or that operators asked for, and those
 * that stand in for a section that fails. Each costs a render process for every release that no other set shows; who prepares them bounds them.
 */
export class WarmSets {
  private readonly sets = new Map<string, Warm>();

  /** @param shared the live or the previous set by its id; their pools are never retired here */
  constructor(
    private readonly composer: Pick<SetComposer, 'compose'>,
    private readonly shared: (id: string) => LiveSet | undefined,
  ) {}

  /**
   * Composes a set unless it is there or under way. One that stands in stays until all are dropped.
   * @throws {Error} when nothing of it loads
   */
  prepare(wanted: Wanted, use: 'rollback' | 'stand-in' = 'rollback'): Promise<LiveSet> {
    const key = keyOf(wanted.versions);
    const known = this.sets.get(key);
    if (known) {
      known.standsIn ||= use === 'stand-in';
      return known.set;
    }
    const set = this.composer.compose(wanted, (id) => this.shared(id) ?? this.find(id));
    const warm: Warm = { set, standsIn: use === 'stand-in' };
    this.sets.set(key, warm);
    return this.settled(key, warm);
  }

  /** A loaded set. */
  find(id: string): LiveSet | undefined {
    return [...this.sets.values()].find(({ loaded }) => loaded?.input.set.id === id)?.loaded;
  }

  /** Waits for a set that is being composed, so that nobody composes it a second time. */
  async arrival(versions: Record<string, string>): Promise<void> {
    await this.sets.get(keyOf(versions))?.set.catch(() => undefined);
  }

  has(versions: Record<string, string>): boolean {
    return this.sets.get(keyOf(versions))?.loaded !== undefined;
  }

  /** Drops what is for a rollback and none of these. */
  retain(wanted: readonly Record<string, string>[]): void {
    const keys = new Set(wanted.map(keyOf));
    for (const [key, { standsIn }] of this.sets) if (!standsIn && !keys.has(key)) this.drop(key);
  }

  /**
   * Another set is live. What was loaded stays for the case that somebody goes straight back, until it is decided what to
   * retain; nothing stands in any more.
   */
  endStandIns(): void {
    for (const warm of this.sets.values()) warm.standsIn = false;
  }

  /** The pool is that of the live or the previous set from now on, which end it. */
  handOver(pool: LiveSet['pool']): void {
    for (const [key, { loaded }] of this.sets) if (loaded?.pool === pool) this.sets.delete(key);
  }

  clear(): void {
    for (const key of [...this.sets.keys()]) this.drop(key);
  }

  private async settled(key: string, warm: Warm): Promise<LiveSet> {
    try {
      const loaded = await warm.set;
      const isShared = this.shared(loaded.input.set.id)?.pool === loaded.pool;
      // Dropped while it was composed: nobody would retire it.
      if (this.sets.get(key) !== warm) this.release(loaded);
      else if (isShared) this.sets.delete(key);
      else warm.loaded = loaded;
      return loaded;
    } catch (error) {
      if (this.sets.get(key) === warm) this.sets.delete(key);
      throw error;
    }
  }

  private drop(key: string): void {
    const loaded = this.sets.get(key)?.loaded;
    this.sets.delete(key);
    if (loaded) this.release(loaded);
  }

  private release({ pool, input }: LiveSet): void {
    const isUsed = this.shared(input.set.id)?.pool === pool || this.find(input.set.id)?.pool === pool;
    if (!isUsed) pool.retire();
  }
}
