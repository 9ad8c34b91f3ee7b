import { RemoteName, Version } from '@site/shared/contract/release-manifest';
import { Value } from '@sinclair/typebox/value';
import { ReleaseError, UsageError } from '../errors/release-error';

/** The shell's client files have their own folder next to the remotes. */
export const SHELL_NAME = 'shell';

/** Bookkeeping files of a release folder; all others must be listed in release.json. */
export const MANIFEST_FILE = 'release.json';
export const SIGNATURE_FILE = 'release.sig';
export const RESERVATION_FILE = 'reservation.json';
export const PRUNED_FILE = 'pruned.json';

/** The only files of a store that are ever replaced: small records, that of the guard and that of freezes. */
export const HEARTBEAT_PATH = 'guard/heartbeat.json';
export const FREEZE_PATH = 'guard/freezes.json';
const RECORD_PATHS: readonly string[] = [HEARTBEAT_PATH, FREEZE_PATH];

/** Refuses to replace anything but a record. */
export function checkRecordPath(path: string): void {
  if (RECORD_PATHS.includes(path)) return;
  throw new ReleaseError(`${path} is no record, and nothing else of a store is replaced.`);
}

/** Refuses to mend anything but a revision. */
export function checkMendable(path: string): void {
  if (sequenceOf(path) === null)
    throw new ReleaseError(`${path} is no revision, and nothing else of a store is mended.`);
}

/** Refuses an invalid name before it becomes part of a path. */
export function checkName(name: string): void {
  if (!Value.Check(RemoteName, name)) {
    throw new UsageError(
      `${JSON.stringify(name)} is no name of a remote: only a-z, 0-9 and - are allowed, at most 40.`,
    );
  }
}

export function checkVersion(version: string): void {
  if (!Value.Check(Version, version)) {
    throw new UsageError(`${JSON.stringify(version)} is no version: it must read like 1.2.3 or 1.2.3-h0123456789ab.`);
  }
}

export function releaseFolder(name: string, version: string): string {
  checkName(name);
  checkVersion(version);
  return name === SHELL_NAME ? `shell/${version}` : `remotes/${name}/${version}`;
}

/** Reports of the gate: beside the release, not in it, because a release never changes and is checked more than once. */
export function checkFolder(name: string, version: string): string {
  checkVersion(version);
  return `${checksOf(name)}/${version}`;
}

/** The reports of all versions of a section. */
export function checksOf(name: string): string {
  checkName(name);
  return `checks/${name}`;
}

export function revisionPath(sequence: number): string {
  return `revisions/${String(sequence).padStart(8, '0')}.json`;
}

const proposalName = /^([1-9]\d{0,7})-([0-9a-f]{8})$/;

/** `124-1a2b3c4d`, also where the name of its file was typed, `00000124-1a2b3c4d.json`, with or without its folder. */
export function proposalIdOf(typed: string): string {
  return typed
    .replace(/^proposals\//, '')
    .replace(/\.json$/, '')
    .replace(/^0+(?=[1-9])/, '');
}

/** @param id such as `124-1a2b3c4d`, the number of the revision that is proposed and the begin of a hash */
export function proposalPath(id: string): string {
  const [, number = '', hash = ''] = proposalName.exec(id) ?? [];
  if (!number) throw new UsageError(`${JSON.stringify(id)} is no name of a proposal: it reads like 124-1a2b3c4d.`);
  return `proposals/${number.padStart(8, '0')}-${hash}.json`;
}

/** The names of the proposals of one revision, of all paths of the folder `proposals`. */
export function proposalNames(paths: readonly string[], sequence: number): string[] {
  const names = paths.flatMap((path) => {
    const [, number, hash = ''] = /^proposals\/(\d{8})-([0-9a-f]{8})\.json$/.exec(path) ?? [];
    return Number(number) === sequence ? [`${sequence}-${hash}`] : [];
  });
  return names.sort();
}

/** The number in the path of a revision; null for any other file. */
export function sequenceOf(path: string): number | null {
  const digits = /^revisions\/(\d{8})\.json$/.exec(path)?.[1];
  return digits ? Number(digits) : null;
}
