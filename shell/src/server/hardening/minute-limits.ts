import { networkSteps } from '@site/shared/contract/address-networks';
import { ageOf } from '../age-of';

const minute = 60_000;
const maxKeys = 10_000;

/** A fixed-window rate limiter with windows of one minute. */
export class MinuteLimits {
  private readonly counts = new Map<string, number>();
  private began = 0;

  /** Counts one event of the key; whether it is within the limit. */
  allows(key: string, limit: number): boolean {
    this.beginMinute();
    return this.hasRoom(key, limit) && this.count(key);
  }

  /**
   * As above for each network that an address lies in; `limit` is that of one subscriber. What is refused is not counted: one
   * subscriber takes nothing from those beside it.
   */
  allowsAddress(address: string, limit: number): boolean {
    this.beginMinute();
    const steps = networkSteps(address);
    return (
      steps.every(({ name, times }) => this.hasRoom(name, limit * times)) && steps.every(({ name }) => this.count(name))
    );
  }

  private beginMinute(): void {
    if (ageOf(this.began) < minute) return;
    this.counts.clear();
    this.began = Date.now();
  }

  private hasRoom(key: string, limit: number): boolean {
    const count = this.counts.get(key);
    return count === undefined ? this.counts.size < maxKeys && limit > 0 : count < limit;
  }

  private count(key: string): true {
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    return true;
  }
}
