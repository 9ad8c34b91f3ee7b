import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { releaseFolder } from '../store/store-paths';

/**
 * Where the files of copied releases lie on this disk. A new version shares most of its files with the one before, and those
 * need not be fetched again. Of each name the last release is remembered, so that it stays small in a process that runs for long.
 */
export class CopiedFiles {
  /** Name of a release → hash of a file (`sha384-…`) → its path in the copy. */
  private readonly placesOf = new Map<string, ReadonlyMap<string, string>>();

  /** To be called once all files of a release are here. */
  add({ name, version, files }: ReleaseManifest): void {
    const folder = releaseFolder(name, version);
    this.placesOf.set(name, new Map(files.map(({ integrity, path }) => [integrity, `${folder}/${path}`])));
  }

  /** A file of a release of this name that had these bytes when it was copied. */
  placeOf(name: string, integrity: string): string | undefined {
    return this.placesOf.get(name)?.get(integrity);
  }
}
