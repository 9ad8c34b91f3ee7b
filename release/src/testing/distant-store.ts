import { StoreAwayError, StoreUnwritableError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';

/** A store that can be away: then it answers nobody, whatever is asked. Or it answers, and takes no writes. */
export class DistantStore implements ReleaseStore {
  away = false;
  unwritable = false;

  constructor(private readonly inner: ReleaseStore) {}

  private get there(): ReleaseStore {
    if (this.away) throw new StoreAwayError('The store s3://site does not answer (GET its list): ECONNREFUSED.');
    return this.inner;
  }

  private get writable(): ReleaseStore {
    if (this.unwritable) throw new StoreUnwritableError('Nothing can be written to the store s3://site: EROFS.');
    return this.there;
  }

  async attempt(): Promise<void> {
    await this.writable.attempt?.();
  }

  async putFile(...given: Parameters<ReleaseStore['putFile']>): Promise<boolean> {
    return this.writable.putFile(...given);
  }

  async read(...given: Parameters<ReleaseStore['read']>): Promise<Buffer | null> {
    return this.there.read(...given);
  }

  async list(folder: string): Promise<string[]> {
    return this.there.list(folder);
  }

  async replaceRecord(...given: Parameters<ReleaseStore['replaceRecord']>): Promise<void> {
    return this.writable.replaceRecord(...given);
  }

  async mend(...given: Parameters<ReleaseStore['mend']>): Promise<void> {
    return this.writable.mend(...given);
  }

  async clock(): Promise<Date> {
    return this.there.clock();
  }

  async remove(path: string): Promise<void> {
    return this.writable.remove(path);
  }

  async removeLeftovers(limit: Date): Promise<void> {
    return this.there.removeLeftovers(limit);
  }
}
