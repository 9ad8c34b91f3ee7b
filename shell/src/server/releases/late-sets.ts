import { labelOf, versionsOf } from '../../render/pages/release-set';
import type { LiveSet } from './set-composer';

type Late = { labels: readonly string[] };

/**
 * Sets that are loaded on although a newer revision did not wait for them: a section that starts slowly holds up no other one. What
 * each loads that is not live stays out of the sets after it, until it has arrived.
 */
export class LateSets {
  private readonly underWay = new Set<Late>();
  private loaded: LiveSet[] = [];

  /** @param arrived a set has loaded, or never will: what should be live is to be composed again */
  constructor(private readonly arrived: () => void) {}

  /** Releases that are still being loaded: `mf-help@1.3.0`. */
  get labels(): ReadonlySet<string> {
    return new Set([...this.underWay].flatMap(({ labels }) => labels));
  }

  /** Takes over a composition of these versions, of which it is for what `live` has not. */
  add(versions: Record<string, string>, live: LiveSet | undefined, composing: Promise<LiveSet>): void {
    const running = live ? versionsOf(live.input.set) : {};
    const fresh = Object.entries(versions).filter(([name, version]) => running[name] !== version);
    const late: Late = { labels: fresh.map(([name, version]) => labelOf(name, version)) };
    this.underWay.add(late);
    const settle = (set?: LiveSet) => {
      this.underWay.delete(late);
      if (set) this.loaded.push(set);
      this.arrived();
    };
    composing.then(settle, () => settle());
  }

  /** Sets that have loaded. */
  get arrivals(): readonly LiveSet[] {
    return [...this.loaded];
  }

  /** These are in the set that is live now, or of no use any more; what has arrived since waits for the next one. */
  release(sets: readonly LiveSet[], isUsed: (set: LiveSet) => boolean): void {
    this.loaded = this.loaded.filter((set) => !sets.includes(set));
    for (const set of sets) if (!isUsed(set)) set.pool.retire();
  }
}
