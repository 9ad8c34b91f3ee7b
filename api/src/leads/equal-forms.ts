import { createHash } from 'node:crypto';
import { within } from '../database/within';
import type { Bookings } from './bookings';
import type { StoredBooking } from './callbacks.repository';

export type EqualFormsParts = {
  bookings: Pick<Bookings, 'isKept' | 'forget'>;
  /** Of a stored key, once everything journalled is in the database. */
  findBooking: (key: string) => Promise<StoredBooking | undefined>;
  /** Milliseconds to wait for the database. */
  maxWait: number;
};

/** The key of a form, and what is stored under it; undefined also where that cannot be read now. */
type Place = { key: string; stored: StoredBooking | undefined };

/** Where a form without a key is booked: equal forms are one lead until its visitor cancels or erases it, then the next one is another. */
export class EqualForms {
  constructor(private readonly parts: EqualFormsParts) {}

  /** A database that does not answer stops no lead: then what this process knows counts. */
  async placeOf(key: string): Promise<Place> {
    const { bookings, findBooking, maxWait } = this.parts;
    const isKept = await bookings.isKept(key);
    try {
      const stored = await within(findBooking(key), maxWait);
      if (stored?.cancelledAt) return this.placeOf(keyAfter(key, stored.cancelledAt));
      if (!stored && isKept) bookings.forget(key);
      return { key, stored };
    } catch {
      return { key, stored: undefined };
    }
  }
}

/** The same in every process, so that a second submission finds the first. */
function keyAfter(key: string, cancelledAt: string): string {
  return createHash('sha256').update(JSON.stringify(['after', key, cancelledAt])).digest('base64url');
}
