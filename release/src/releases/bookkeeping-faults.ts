import { Type } from '@sinclair/typebox';
import { parseChecked } from '../text/checked-json';
import { messageOf, ReleaseError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { parseReservation, reservationFault } from './reservation';
import type { TrustedKeys } from '../keys/signing-keys';
import { MANIFEST_FILE, PRUNED_FILE, RESERVATION_FILE, releaseFolder } from '../store/store-paths';

async function judgeReservation(store: ReleaseStore, keys: TrustedKeys, name: string, version: string): Promise<void> {
  const folder = releaseFolder(name, version);
  const subject = `${RESERVATION_FILE} of ${name} ${version}`;
  const file = await store.read(`${folder}/${RESERVATION_FILE}`);
  if (!file) throw new ReleaseError(`${subject} is missing.`);
  const fault = reservationFault(file, parseReservation(file, subject), keys, name);
  if (fault) throw new ReleaseError(`${subject} is refused: ${fault}.`);
  const manifest = await store.read(`${folder}/${MANIFEST_FILE}`);
  if (parseReservation(file, subject).manifest === manifest?.toString('utf8')) return;
  throw new ReleaseError(`${subject} was made for another ${MANIFEST_FILE}.`);
}

/** What is wrong with the reservation of a complete version; it decides about its age when old versions are removed. */
export async function reservationFaults(
  store: ReleaseStore,
  keys: TrustedKeys,
  name: string,
  version: string,
): Promise<string[]> {
  try {
    await judgeReservation(store, keys, name, version);
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

const PrunedMark = Type.Object({ prunedAt: Type.String(), by: Type.String() }, { additionalProperties: false });

/** A version that was pruned is its mark and nothing else. */
export async function prunedFaults(store: ReleaseStore, name: string, version: string): Promise<string[]> {
  const mark = `${releaseFolder(name, version)}/${PRUNED_FILE}`;
  const faults: string[] = [];
  try {
    parseChecked((await store.read(mark)) ?? Buffer.alloc(0), PrunedMark, `${PRUNED_FILE} of ${name} ${version}`);
  } catch (error) {
    faults.push(messageOf(error));
  }
  const rest = (await store.list(releaseFolder(name, version))).filter((path) => path !== mark);
  if (rest.length === 0) return faults;
  const mend = 'run prune --yes again to remove them';
  return [...faults, `${name} ${version} was pruned and still has ${rest.length} files; ${mend}.`];
}

const KNOWN_PLACES = [/^remotes\/[a-z0-9-]{1,40}\/[^/]+\/./, /^shell\/[^/]+\/./, /^revisions\/\d{8}\.json$/];

/** Files of the store that belong to no release and are no revision. */
export async function orphanFaults(store: ReleaseStore): Promise<string[]> {
  const paths = await Promise.all(['remotes', 'shell', 'revisions'].map((folder) => store.list(folder)));
  const orphans = paths.flat().filter((path) => !KNOWN_PLACES.some((place) => place.test(path)));
  return orphans.map((path) => `${path} belongs to no release.`);
}
