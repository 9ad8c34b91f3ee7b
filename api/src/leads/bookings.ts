import type { BookedRecord } from './lead';
import type { LeadLimits, LimitResult } from './lead-limits';
import { leadNetworks, type LeadNetwork } from './lead-networks';
import type { StoreBooked } from './lead-store';

export type BookingOutcome = 'booked' | 'again' | 'mistake' | 'limited' | 'failed';

/** Whether it is booked, now or before. */
export function isBookedAs(outcome: BookingOutcome): boolean {
  return outcome === 'booked' || outcome === 'again';
}

/** What one visitor wants booked. */
export type Booking = {
  /** Idempotency key as it is stored. */
  key: string;
  /** What limits count the number by, and when it was received. */
  number: string;
  at: Date;
  /** The record as it is kept, marked or not; sealing may fail. */
  record: (isMarked: boolean) => BookedRecord;
};

export type BookingParts = {
  store: StoreBooked;
  limits: LeadLimits;
  /** How a network is counted in the database. */
  networkMarkOf: (name: string) => string;
  /** Whether something with this key is stored, perhaps by an earlier process. */
  isKnown: (key: string) => Promise<boolean>;
  /** Whether all processes together have less than the limit of a booking's number, where a database counts for all of them. */
  hasRoom: (booked: BookedRecord) => Promise<boolean>;
};

type Report = (outcome: BookingOutcome, error?: unknown) => void;

const maxKeys = 10_000;

/** Books once by key, within the limits, and says `booked` only of what is durable. */
export class Bookings {
  /** Completed and in-flight bookings by idempotency key. */
  private readonly kept = new Map<string, Promise<BookingOutcome>>();

  constructor(private readonly parts: BookingParts) {}

  /** Concurrent requests with one key share a booking. */
  async book(booking: Booking, address: string, report: Report): Promise<BookingOutcome> {
    const earlier = this.kept.get(booking.key);
    if (earlier) {
      const made = await earlier;
      const outcome = isBookedAs(made) ? 'again' : made;
      report(outcome);
      return outcome;
    }
    const made = this.storeNew(booking, address, report);
    this.remember(booking.key, made);
    const outcome = await made;
    if (!isBookedAs(outcome)) this.kept.delete(booking.key);
    return outcome;
  }

  private async storeNew(booking: Booking, address: string, report: Report): Promise<BookingOutcome> {
    const networks = leadNetworks(address);
    const taken = await this.take(booking, networks);
    if ('release' in taken) return this.storeCounted(booking, networks, report, taken);
    // A retry after a restart must not be rate-limited by its own booking.
    const known = taken.exceeded === 'phone' && (await this.parts.isKnown(booking.key).catch(() => false));
    const outcome = known ? 'again' : 'limited';
    report(outcome);
    return outcome;
  }

  /** Another process may have ended what this one counts; what all may book is judged exactly where it is stored. */
  private async take({ number, at, record }: Booking, networks: readonly LeadNetwork[]): Promise<LimitResult> {
    const { limits, hasRoom } = this.parts;
    const taken = limits.take(number, networks, at.getTime());
    if ('release' in taken || taken.exceeded !== 'phone') return taken;
    if (!(await hasRoom(record(false)).catch(() => false))) return taken;
    limits.forgetNumber(number);
    return limits.take(number, networks, at.getTime());
  }

  private async storeCounted(
    { record }: Booking,
    networks: readonly LeadNetwork[],
    report: Report,
    { release, marked }: { release: () => void; marked: boolean },
  ): Promise<BookingOutcome> {
    const { store, networkMarkOf } = this.parts;
    try {
      const counted = networks.map((network) => ({ ...network, name: networkMarkOf(network.name) }));
      const outcome = (await store({ record, marked }, counted)) === 'kept' ? 'booked' : 'limited';
      // What the replicas together refuse is not counted here either.
      if (outcome === 'limited') release();
      report(outcome);
      return outcome;
    } catch (error) {
      release();
      report('failed', error);
      return 'failed';
    }
  }

  private remember(key: string, booking: Promise<BookingOutcome>): void {
    this.kept.set(key, booking);
    const oldest = this.kept.keys().next();
    if (this.kept.size > maxKeys && !oldest.done) this.kept.delete(oldest.value);
  }
}
