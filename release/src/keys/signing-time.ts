import { ReleaseError } from '../errors/release-error';

/** Two clocks that are looked after differ by less, in milliseconds. */
export const CLOCK_TOLERANCE = 300_000;

export function isFarApart(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) > CLOCK_TOLERANCE;
}

/** What says what time it is beside this machine: a store, or the folder of a keyring. */
export interface OtherClock {
  clock(): Promise<Date>;
}

/** `120 days`, `7 hours` or `6 minutes`. */
function describeSpan(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  if (minutes < 120) return `${minutes} minutes`;
  return minutes < 2880 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 1440)} days`;
}

/** Without a full stop. */
export function describeDifference(now: Date, other: Date): string {
  const way = now > other ? 'ahead of' : 'behind';
  const said = `it says ${now.toISOString()}, the other ${other.toISOString()}`;
  return `The clock of this machine is ${describeSpan(now.getTime() - other.getTime())} ${way} that of the store (${said})`;
}

/**
 * The moment at which something is signed: what is dated wrongly stays in the chain for ever.
 * @param given the clock of this machine as a test sets it, which nothing is held against
 * @throws {ReleaseError} when the clock of this machine differs by more than five minutes from the other
 */
export async function signingTime(other: OtherClock, given?: Date): Promise<Date> {
  if (given) return given;
  const [now, stored] = [new Date(), await other.clock()];
  if (!isFarApart(now, stored)) return now;
  throw new ReleaseError(
    `${describeDifference(now, stored)}, so nothing was signed. Set it, such as with timedatectl set-ntp true, and run the command again.`,
  );
}

/** As `signingTime`, for a way back: it is dated by the other clock then, since no wrong clock may hold it up. */
export async function undoTime(other: OtherClock, given?: Date): Promise<{ now: Date; warnings: string[] }> {
  if (given) return { now: given, warnings: [] };
  const [now, stored] = [new Date(), await other.clock()];
  if (!isFarApart(now, stored)) return { now, warnings: [] };
  return {
    now: stored,
    warnings: [`${describeDifference(now, stored)}; the revision is dated by the store. Set the clock.`],
  };
}
