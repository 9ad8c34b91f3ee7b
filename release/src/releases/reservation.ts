import { type Static, Type } from '@sinclair/typebox';
import { parseChecked } from '../text/checked-json';
import { releaseKeyFault } from '../keys/key-use';
import type { ReleaseStore } from '../store/release-store';
import { SIGNATURE_PATTERN, type SigningKey, type TrustedKeys } from '../keys/signing-keys';
import { stableJson } from '../text/stable-json';
import { RESERVATION_FILE, releaseFolder } from '../store/store-paths';

/**
 * The first file of a release folder. It reserves the version for one build, so that two publishers cannot mix their
 * files, and holds the manifest's text, so that an interrupted upload is finished with the same bytes. Signed, because its
 * date decides when a version may be removed.
 */
export const Reservation = Type.Object(
  {
    createdAt: Type.String(),
    by: Type.String(),
    manifest: Type.String(),
    signature: Type.Optional(Type.String({ pattern: SIGNATURE_PATTERN })),
  },
  { additionalProperties: false },
);

export type Reservation = Static<typeof Reservation>;

function bytesToSign({ createdAt, by, manifest }: Reservation): Buffer {
  return Buffer.from(stableJson({ createdAt, by, manifest }));
}

export function writeReservation(claim: Reservation, key: SigningKey): Buffer {
  return Buffer.from(stableJson({ ...claim, signature: key.sign('release', bytesToSign(claim)) }));
}

export function parseReservation(file: Uint8Array, subject: string): Reservation {
  return parseChecked(file, Reservation, subject);
}

/** What is wrong with it, as the end of a sentence; null when it is what was written. */
export function reservationFault(
  file: Uint8Array,
  reservation: Reservation,
  keys: TrustedKeys,
  name: string,
): string | null {
  const { signature } = reservation;
  if (signature === undefined) return 'it is not signed';
  if (!Buffer.from(stableJson(reservation)).equals(file)) return 'bytes were added or cut off';
  return keys.faultOf('release', bytesToSign(reservation), signature) ?? releaseKeyFault(keys, signature, name);
}

export async function readReservation(store: ReleaseStore, name: string, version: string): Promise<Reservation | null> {
  const file = await store.read(`${releaseFolder(name, version)}/${RESERVATION_FILE}`);
  return file && parseReservation(file, `${RESERVATION_FILE} of ${name} ${version}`);
}
