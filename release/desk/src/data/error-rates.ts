import type { RemoteStatus } from '@site/release/operations/status';
import { type Rate, rateOf } from './statistics';
import { type Sample, sumOf, type VersionSampler } from './version-sampler';

/** How often pages of a section failed to render, the live version and its canary together. */
export interface ErrorRate {
  name: string;
  /** Of the last quarter of an hour. */
  recent: Rate;
  pages: number;
  /** Of five minutes each, oldest first; null where nothing was rendered. */
  points: { at: number; rate: number | null }[];
}

const STEP_MS = 5 * 60_000;
export const RATE_WINDOW_MS = 6 * 60 * 60_000;
const RECENT_MS = 15 * 60_000;

/** The rates of the last hours, as far as they were sampled. */
export function errorRateOf(
  { name, version, canaryVersion }: RemoteStatus,
  sampler: VersionSampler,
  now: number,
): ErrorRate {
  const from = now - RATE_WINDOW_MS;
  const versions = canaryVersion ? [version, canaryVersion] : [version];
  const samples = versions.flatMap((one) => sampler.since(name, one, from));
  const within = (start: number, end: number): Sample[] => samples.filter(({ at }) => at >= start && at < end);
  const recent = sumOf(within(now - RECENT_MS, now + 1));
  const points: ErrorRate['points'] = [];
  for (let at = from; at < now; at += STEP_MS) {
    const { renders, renderFailures } = sumOf(within(at, at + STEP_MS));
    points.push({ at, rate: renders ? renderFailures / renders : null });
  }
  return { name, recent: rateOf(recent.renderFailures, recent.renders), pages: recent.pages, points };
}
