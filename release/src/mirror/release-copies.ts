import { setImmediate as otherTurns } from 'node:timers/promises';
import type { ReleaseFile, ReleaseManifest } from '@site/shared/contract/release-manifest';
import PQueue from 'p-queue';
import { readListed, readListedSync } from '../releases/listed-file';
import { readManifest } from '../releases/manifest-signature';
import { ReleaseError } from '../errors/release-error';
import { MANIFEST_FILE, releaseFolder, SIGNATURE_FILE } from '../store/store-paths';
import { CopiedFiles } from './copied-files';
import { asking, linkCopy, type MirrorStores, readForCopy, writeCopy } from './mirror-stores';

/** Files that are fetched side by side, of all releases together. */
const downloads = 16;

type Signed = { manifest: ReleaseManifest; originals: ReadonlyMap<string, Buffer> };

/** Copies releases, each file only with the bytes that a signed manifest lists; what is on this disk already is not fetched. */
export class ReleaseCopies {
  private readonly queue = new PQueue({ concurrency: downloads });
  /** Folders of releases that were found whole. */
  private readonly whole = new Set<string>();
  private readonly copied = new CopiedFiles();

  constructor(private readonly stores: MirrorStores) {}

  /**
   * Copies what is missing here of a release, `release.json` last, as publishing does.
   * @throws {ReleaseError} what is wrong with it in the store; what is good of it is here then
   * @throws {StoreUnreachableError} when the store cannot be asked
   */
  async copy(name: string, version: string): Promise<void> {
    const folder = releaseFolder(name, version);
    if (this.whole.has(folder) && this.isKnown(name, version)) return;
    const signed = this.local(name, version) ?? (await this.fetch(name, version));
    const { files } = signed.manifest;
    const faults = await Promise.all(files.map((file) => this.copyListed(signed.manifest, file)));
    await this.write(signed);
    const [fault] = faults.filter((found) => found !== null);
    if (fault) throw new ReleaseError(fault);
    this.whole.add(folder);
    this.copied.add(signed.manifest);
  }

  /** Whether the list of a release's files is here. */
  isKnown(name: string, version: string): boolean {
    return this.local(name, version) !== undefined;
  }

  /** The list of a release's files, copied unless it is here. @throws as `copy` does */
  async copyList(name: string, version: string): Promise<ReleaseManifest> {
    const known = this.local(name, version);
    if (known) return known.manifest;
    const signed = await this.fetch(name, version);
    await this.write(signed);
    return signed.manifest;
  }

  /** Copies one file unless it is here; gives what is wrong with it in the store, null when it is here. */
  async copyListed(release: ReleaseManifest, file: ReleaseFile): Promise<string | null> {
    return this.queue.add(async () => {
      const { local, remote } = this.stores;
      // Reading and hashing a file takes a tenth of a millisecond; visitors come in between.
      await otherTurns();
      if (readListedSync(local, release, file).good) return null;
      const path = `${releaseFolder(release.name, release.version)}/${file.path}`;
      const before = this.copied.placeOf(release.name, file.integrity);
      const known = before === undefined ? null : await this.copyOf(before, release, file);
      if (before !== undefined && known && (await linkCopy(this.stores, before, path))) return null;
      const from = { read: (one: string, most?: number) => asking(readForCopy(remote, one, most)) };
      const { good, fault } = known ? { good: known, fault: null } : await readListed(from, release, file);
      if (good) await writeCopy(this.stores, path, good);
      return fault;
    });
  }

  /** A file of an earlier release that had the same bytes when it was copied, if it has them still. */
  private async copyOf(place: string, release: ReleaseManifest, file: ReleaseFile): Promise<Buffer | null> {
    const there = { read: (_: string, most?: number) => this.stores.local.read(place, most) };
    return (await readListed(there, release, file)).good;
  }

  private local(name: string, version: string): Signed | undefined {
    const { local, keys } = this.stores;
    try {
      return { manifest: readManifest(local, name, version, keys), originals: new Map() };
    } catch {
      return undefined;
    }
  }

  private async fetch(name: string, version: string): Promise<Signed> {
    const { remote, keys } = this.stores;
    const folder = releaseFolder(name, version);
    const originals = new Map<string, Buffer>();
    for (const file of [SIGNATURE_FILE, MANIFEST_FILE]) {
      const bytes = await asking(remote.read(`${folder}/${file}`));
      if (bytes) originals.set(`${folder}/${file}`, bytes);
    }
    const readSync = (path: string) => originals.get(path) ?? null;
    return { manifest: readManifest({ readSync }, name, version, keys), originals };
  }

  private async write({ originals }: Signed): Promise<void> {
    for (const [path, bytes] of originals) await writeCopy(this.stores, path, bytes);
  }
}
