import { type Static, Type } from '@sinclair/typebox';
import { parseChecked } from './checked-json';
import type { ReleaseStore } from './release-store';
import { RESERVATION_FILE, releaseFolder } from './store-paths';

/**
 * The first file of a release folder. It reserves the version for one build, so that two publishers cannot mix their
 * files, and holds the manifest's text, so that an interrupted upload is finished with the same bytes.
 */
export const Reservation = Type.Object({ createdAt: Type.String(), by: Type.String(), manifest: Type.String() });

export type Reservation = Static<typeof Reservation>;

export async function readReservation(store: ReleaseStore, name: string, version: string): Promise<Reservation | null> {
  const file = await store.read(`${releaseFolder(name, version)}/${RESERVATION_FILE}`);
  return file && parseChecked(file, Reservation, `${RESERVATION_FILE} of ${name} ${version}`);
}
