import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseCopies } from '@site/release/mirror/release-copies';
import { LRUCache } from 'lru-cache';
import { SingleFlight } from '../calls/single-flight';
import { MinuteLimits } from '../hardening/minute-limits';

/** What was not to be had is asked for again after so long, in milliseconds. */
const absentFor = 5000;
const mostAbsent = 5000;
/** A stranger may ask for any number of versions: so many a minute lead to the store. */
const unknownPerMinute = 300;
/** A visitor's page waits no longer for a store that is silent, in milliseconds; what comes later is here for the next. */
const visitorTimeout = 1500;

export type FileName = { name: string; version: string; path: string };

/** Files of releases that are not here, fetched from the store when a page of an earlier version or of another shell asks. */
export class EarlierFiles {
  private readonly absent = new LRUCache<string, true>({ max: mostAbsent, ttl: absentFor });
  private readonly once = new SingleFlight<boolean>();
  private readonly limits = new MinuteLimits();

  constructor(
    private readonly copies: Pick<ReleaseCopies, 'copyList' | 'copyListed' | 'isKnown'>,
    private readonly timeout = visitorTimeout,
  ) {}

  /** Whether the file is here now, with the bytes that its release lists; false as well when the store is silent. */
  async fetch(file: FileName): Promise<boolean> {
    const release = `${file.name} ${file.version}`;
    const key = `${release} ${file.path}`;
    if (this.absent.has(release) || this.absent.has(key)) return false;
    const fetched = this.once.once(key, async () => {
      const known = await this.isKnown(release, file);
      const there = known && (await this.copy(file));
      if (!there) this.absent.set(known ? key : release, true);
      return there;
    });
    return Promise.race([fetched, pause(this.timeout, false, { ref: false })]);
  }

  private async isKnown(release: string, { name, version }: FileName): Promise<boolean> {
    if (this.copies.isKnown(name, version)) return true;
    return this.once.once(release, async () => {
      if (!this.limits.allows('unknown', unknownPerMinute)) return false;
      return this.copies.copyList(name, version).then(
        () => true,
        () => false,
      );
    });
  }

  private async copy({ name, version, path }: FileName): Promise<boolean> {
    try {
      const manifest = await this.copies.copyList(name, version);
      const listed = manifest.files.find((one) => one.path === path);
      return listed !== undefined && (await this.copies.copyListed(manifest, listed)) === null;
    } catch {
      return false;
    }
  }
}
