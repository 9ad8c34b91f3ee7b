import { LRUCache } from 'lru-cache';
import { ageOf } from '../age-of';

/** How long a request that failed twice is not made, in milliseconds. */
export const suspendedFor = 10_000;
const failuresToSuspend = 2;
const remembered = 5000;

type Failures = { count: number; at: number };

/**
 * Requests that fail by themselves, whatever becomes of others of the same call: one that failed twice is set aside alone
 * for ten seconds (docs/faults.md F46).
 */
export class FailedRequests {
  private readonly failures = new LRUCache<string, Failures>({ max: remembered });

  /** Whether it failed when it was last made. */
  has(key: string): boolean {
    return this.failures.has(key);
  }

  isSuspended(key: string): boolean {
    const { count = 0, at = 0 } = this.failures.get(key) ?? {};
    return count >= failuresToSuspend && ageOf(at) < suspendedFor;
  }

  settle(key: string, failed: boolean): void {
    if (!failed) this.failures.delete(key);
    else this.failures.set(key, { count: (this.failures.get(key)?.count ?? 0) + 1, at: Date.now() });
  }
}
