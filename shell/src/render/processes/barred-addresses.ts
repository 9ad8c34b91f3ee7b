import { LRUCache } from 'lru-cache';

/** An address that ended two processes is not rendered on that set for this long, in milliseconds. */
export const barredFor = 30_000;
/** So many addresses of one pattern, struck within this many milliseconds, bar the pattern. */
export const patternLimit = 5;
export const struckWithin = 120_000;
const maxAddresses = 500;

type Strike = { address: string; at: number };

/** The pages of one set that are not rendered for a while, because they ended a process on which they were alone. */
export class BarredAddresses {
  private readonly addresses: LRUCache<string, true>;
  private readonly strikes = new Map<string, Strike[]>();
  private readonly patterns = new Map<string, number>();

  /** @param now milliseconds that only grow */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.addresses = new LRUCache({ max: maxAddresses, ttl: barredFor, ttlResolution: 0, perf: { now } });
  }

  has(routeId: string, address: string): boolean {
    return this.addresses.has(`${routeId} ${address}`) || this.barsPattern(routeId);
  }

  /** Bars the address, and its pattern too when enough others of it were struck lately. */
  add(routeId: string, address: string): void {
    const at = this.now();
    this.addresses.set(`${routeId} ${address}`, true);
    const others = (this.strikes.get(routeId) ?? []).filter(
      (strike) => strike.address !== address && strike.at > at - struckWithin,
    );
    const strikes = [...others, { address, at }].slice(-patternLimit);
    this.strikes.set(routeId, strikes);
    if (strikes.length === patternLimit) this.patterns.set(routeId, at + barredFor);
  }

  barsPattern(routeId: string): boolean {
    return (this.patterns.get(routeId) ?? Number.NEGATIVE_INFINITY) > this.now();
  }
}
