import { existsSync } from 'node:fs';
import { describeDifference, isFarApart } from '../keys/signing-time';
import type { ReleaseStore } from '../store/release-store';
import { isS3Address } from '../store/s3/s3-place';
import { type Finding, good, wrong } from './finding';

/** Whether what is signed on this machine would be dated rightly; nothing where the store cannot be asked, as others say. */
export async function clockFindings(store: ReleaseStore, place: string): Promise<Finding[]> {
  if (!isS3Address(place) && !existsSync(place)) return [];
  const [now, stored] = [new Date(), await store.clock().catch(() => null)];
  if (!stored) return [];
  if (!isFarApart(now, stored)) return [good('The clock of this machine agrees with that of the store.')];
  return [wrong(`${describeDifference(now, stored)}.`, 'timedatectl set-ntp true')];
}
