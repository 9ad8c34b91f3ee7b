import { LRUCache } from 'lru-cache';
import type { CountedField, VersionCounter } from './version-counter';

/** What browsers tell of a version. */
export type ReportedField = Extract<
  CountedField,
  'hydrations' | 'hydrationFailures' | 'scriptErrors' | 'chunkFailures' | 'policyReports'
>;

/** And how a view went, and where an answer led. */
export type ToldField = ReportedField | 'views' | 'answers';

/** Of each kind of report of a version one network may make up this much, and one report. */
export const networkShare = 0.05;
/** Versions whose views and answers are counted. */
const mostVersions = 50;
/** Pairs of version and network that are remembered. */
const mostNetworks = 20_000;

type Entry = { pages: number; reported: Partial<Record<ToldField, number>> };

/**
 * Decides which reports of browsers count. Anybody can send them, so a network has at most as many of a version, of each
 * kind, as answers in which this shell gave it that very version, and never more than a small share of all that counted:
 * what one network alone tells moves nothing (docs/threats.md).
 */
export class ReportLedger {
  private readonly networks = new LRUCache<string, Entry>({ max: mostNetworks });
  /** Views and answers that counted, by version. */
  private readonly counted = new LRUCache<string, number>({ max: 2 * mostVersions });

  constructor(private readonly counter: VersionCounter) {}

  /** A page of the version, or the address of its files, was sent to the network. */
  given(remote: string, version: string, network: string): void {
    const key = `${remote}@${version} ${network}`;
    const entry = this.networks.get(key) ?? { pages: 0, reported: {} };
    entry.pages += 1;
    this.networks.set(key, entry);
  }

  /** Counts a report, or not; whether it was. */
  take(remote: string, version: string, network: string, field: ToldField): boolean {
    const label = `${remote}@${version}`;
    const entry = this.networks.get(`${label} ${network}`);
    if (!entry || (entry.reported[field] ?? 0) >= entry.pages) return false;
    const isOwnCount = field === 'views' || field === 'answers';
    const key = `${label} ${field}`;
    const all = isOwnCount ? (this.counted.get(key) ?? 0) : this.counter.read(remote, version)[field];
    const reported = entry.reported[field] ?? 0;
    if (reported >= 1 + Math.floor(networkShare * all)) return false;
    entry.reported[field] = reported + 1;
    if (isOwnCount) this.counted.set(key, all + 1);
    else this.counter.add(remote, version, field);
    return true;
  }
}
