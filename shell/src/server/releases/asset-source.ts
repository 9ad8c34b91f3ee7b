import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '@site/release/file-store';
import { fileFault, readManifest } from '@site/release/manifest-signature';
import type { TrustedKeys } from '@site/release/signing-keys';
import { brotliOf, type ReleaseFile, type ReleaseManifest } from '@site/shared/contract/release-manifest';
import { LRUCache } from 'lru-cache';
import type { Alarms } from './alarms';
import type { EarlierFiles, FileName } from './earlier-files';

/** Releases whose lists of files stay at hand. */
const mostReleases = 500;
/** Damaged files that are told of; a store with more has one trouble. */
const mostDamaged = 20;

/** A file, and the brotli that its build laid beside it. */
export type CodedFile = { raw: Buffer; br?: Buffer | undefined };

/** A folder in the layout of the store. */
type Place = { root: string };

type Options = {
  store: FileStore;
  kept: { readonly stores: readonly FileStore[] };
  keys: TrustedKeys;
  /** This shell's own build, which is in no store while it is developed. */
  own: { manifest: ReleaseManifest; folder: string };
  alarms: Alarms;
  /** Where `store` is a copy: fetches what is not in it. */
  earlier?: Pick<EarlierFiles, 'fetch'> | undefined;
};

/** `remotes/<name>/<version>/<file>` or `shell/<version>/<file>`. */
function partsOf(file: string): FileName {
  const [kind = '', ...rest] = file.split('/');
  const [name = '', version = '', ...parts] = kind === 'remotes' ? rest : [kind, ...rest];
  return { name, version, path: parts.join('/') };
}

/**
 * Browser files with exactly the bytes that a signed release lists: from the store, else from the copies of this machine.
 * A changed file is never served (docs/faults.md F17).
 */
export class AssetSource {
  private readonly lists = new LRUCache<string, ReadonlyMap<string, ReleaseFile>>({ max: mostReleases });
  /** Path → what is wrong with it in the store. */
  private readonly damaged = new Map<string, string>();

  constructor(private readonly options: Options) {}

  /** Undefined when there are no good bytes anywhere. */
  async read(file: string): Promise<Buffer | undefined> {
    const wanted = partsOf(file);
    const here = await this.local(file, wanted);
    if (here || this.isOwn(wanted) || !(await this.options.earlier?.fetch(wanted))) return here;
    return this.local(file, wanted);
  }

  /** With its brotli, where its release lists one. */
  async readCoded(file: string): Promise<CodedFile | undefined> {
    const raw = await this.read(file);
    const packed = brotliOf(file);
    return raw && { raw, br: this.listed(partsOf(packed)) && (await this.read(packed)) };
  }

  private async local(file: string, wanted: FileName): Promise<Buffer | undefined> {
    const listed = this.listed(wanted);
    if (!listed) return undefined;
    for (const place of this.places(wanted)) {
      const bytes = await readFile(path.join(place.root, this.pathIn(place, file))).catch(() => null);
      const fault = fileFault(bytes, listed, `${wanted.name} ${wanted.version}`);
      if (bytes && !fault) return bytes;
      if (bytes && fault && place === this.options.store) this.report(file, fault);
    }
    return undefined;
  }

  /** Forgets what was mended in the store. */
  async recheck(): Promise<void> {
    for (const file of this.damaged.keys()) {
      const wanted = partsOf(file);
      const bytes = await readFile(path.join(this.options.store.root, file)).catch(() => null);
      const listed = this.listed(wanted);
      if (listed && bytes && !fileFault(bytes, listed, '')) this.damaged.delete(file);
    }
    this.alarm();
  }

  private report(file: string, fault: string): void {
    if (this.damaged.size >= mostDamaged) return;
    this.damaged.set(file, `A browser file of the store is refused: ${fault}`);
    this.alarm();
  }

  private alarm(): void {
    this.options.alarms.set('files', [...this.damaged.values()]);
  }

  private isOwn({ name, version }: FileName): boolean {
    const { manifest } = this.options.own;
    return name === manifest.name && version === manifest.version;
  }

  private places(wanted: FileName): Place[] {
    const { store, kept, own } = this.options;
    return this.isOwn(wanted) ? [store, { root: own.folder }] : [store, ...kept.stores];
  }

  /** The build has its files right in its folder. */
  private pathIn(place: Place, file: string): string {
    return place.root === this.options.own.folder ? partsOf(file).path : file;
  }

  private listed(wanted: FileName): ReleaseFile | undefined {
    const label = `${wanted.name}@${wanted.version}`;
    const known = this.lists.get(label) ?? this.readList(wanted);
    if (known) this.lists.set(label, known);
    return known?.get(wanted.path);
  }

  private readList(wanted: FileName): ReadonlyMap<string, ReleaseFile> | undefined {
    const { store, kept, keys, own } = this.options;
    const listOf = ({ files }: ReleaseManifest) => new Map(files.map((file) => [file.path, file]));
    if (this.isOwn(wanted)) return listOf(own.manifest);
    for (const place of [store, ...kept.stores])
      try {
        return listOf(readManifest(place, wanted.name, wanted.version, keys));
      } catch {}
    return undefined;
  }
}
