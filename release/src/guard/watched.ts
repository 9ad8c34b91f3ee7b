/** A version that is on trial, and what it is compared with. */
export interface Watched {
  kind: 'promotion' | 'canary';
  name: string;
  version: string;
  /** Of a canary the version beside it; of a promotion the one before, null where there was none. */
  against: string | null;
  /** When it went live, in milliseconds of the clock. */
  since: number;
}
