import type { StoreAwayError } from '../errors/release-error';
import type { ReleaseStore } from './release-store';

/** In the place of a store of which nobody has anything: whoever reads it is told why, and nothing is written in its place. */
export class SilentStore implements ReleaseStore {
  constructor(private readonly why: StoreAwayError) {}

  putFile(): Promise<boolean> {
    return this.refuse();
  }

  read(): Promise<Buffer | null> {
    return this.refuse();
  }

  list(): Promise<string[]> {
    return this.refuse();
  }

  replaceRecord(): Promise<void> {
    return this.refuse();
  }

  clock(): Promise<Date> {
    return this.refuse();
  }

  remove(): Promise<void> {
    return this.refuse();
  }

  mend(): Promise<void> {
    return this.refuse();
  }

  removeLeftovers(): Promise<void> {
    return this.refuse();
  }

  private async refuse(): Promise<never> {
    throw this.why;
  }
}
