import { FileStore } from '@site/release/store/file-store';
import { type ListedBytes, readListed } from '@site/release/releases/listed-file';
import { readManifest } from '@site/release/releases/manifest-signature';
import { messageOf } from '@site/release/errors/release-error';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import { MANIFEST_FILE, releaseFolder, SHELL_NAME, SIGNATURE_FILE } from '@site/release/store/store-paths';
import { brotliOf, type ReleaseFile, type ReleaseManifest } from '@site/shared/contract/release-manifest';
import { LRUCache } from 'lru-cache';
import type { ShellBuild } from '../../render/pages/shell-builds';
import type { Alarms } from './alarms';
import type { EarlierFiles, FileName } from './earlier-files';

/** Releases whose lists of files stay at hand. */
const mostReleases = 500;
/** Milliseconds in which a refused list of files is not read again unless it changes: anybody may ask for its files. */
const refusedFor = 5000;
/** Damaged files that are told of; a store with more has one trouble. */
const mostDamaged = 20;

/** A file, and the brotli that its build laid beside it. */
export type CodedFile = { raw: Buffer; br?: Buffer | undefined };

type Place = Pick<ReleaseStore, 'read'>;

type Options = {
  store: FileStore;
  kept: { readonly stores: readonly FileStore[] };
  keys: TrustedKeys;
  /** This shell's own builds, which are in no store while it is developed. */
  own: readonly ShellBuild[];
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

function placeOf(folder: string): Place {
  const build = new FileStore(folder);
  return { read: (file, most) => build.read(partsOf(file).path, most) };
}

/**
 * Browser files with exactly the bytes that a signed release lists: from the store, else from the copies of this machine.
 * A changed file is never served (docs/faults.md F17).
 */
export class AssetSource {
  private readonly lists = new LRUCache<string, ReadonlyMap<string, ReleaseFile>>({ max: mostReleases });
  /** Release → what tells its list in the store, which was refused, from a changed one. */
  private readonly refused = new LRUCache<string, string>({ max: mostReleases, ttl: refusedFor });
  /** Path → what is wrong with it in the store. */
  private readonly damaged = new Map<string, string>();
  /** Builds by their version; each has its files right in its folder. */
  private readonly own: ReadonlyMap<string, { manifest: ReleaseManifest; place: Place }>;

  constructor(private readonly options: Options) {
    this.own = new Map(
      options.own.map(({ manifest, folder }) => [manifest.version, { manifest, place: placeOf(folder) }]),
    );
  }

  /** Undefined when there are no good bytes anywhere. */
  async read(file: string): Promise<Buffer | undefined> {
    const wanted = partsOf(file);
    const here = await this.local(file, wanted);
    if (here || this.ownOf(wanted) || !(await this.options.earlier?.fetch(wanted))) return here;
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
    const { store, kept } = this.options;
    const { good, fault, absent } = await this.readFrom(store, wanted, listed);
    if (!good && !absent) this.report(file, fault);
    if (good) return good;
    const own = this.ownOf(wanted);
    for (const place of own ? [own.place] : kept.stores) {
      const copy = await this.readFrom(place, wanted, listed);
      if (copy.good) return copy.good;
    }
    return undefined;
  }

  /** A folder that cannot be read has nothing good, and says why. */
  private async readFrom(place: Place, wanted: FileName, listed: ReleaseFile): Promise<ListedBytes> {
    try {
      return await readListed(place, wanted, listed);
    } catch (error) {
      return { good: null, fault: messageOf(error), absent: false };
    }
  }

  /** Forgets what was mended in the store. */
  async recheck(): Promise<void> {
    for (const file of this.damaged.keys()) {
      const wanted = partsOf(file);
      const listed = this.listed(wanted);
      if (listed && (await this.readFrom(this.options.store, wanted, listed)).good) this.damaged.delete(file);
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

  private ownOf({ name, version }: FileName) {
    return name === SHELL_NAME ? this.own.get(version) : undefined;
  }

  private listed(wanted: FileName): ReleaseFile | undefined {
    const label = `${wanted.name}@${wanted.version}`;
    const known = this.lists.get(label) ?? this.readUnlessRefused(label, wanted);
    if (known) this.lists.set(label, known);
    return known?.get(wanted.path);
  }

  private readUnlessRefused(label: string, wanted: FileName): ReadonlyMap<string, ReleaseFile> | undefined {
    const stamp = this.stampOf(wanted);
    if (this.refused.get(label) === stamp) return undefined;
    const list = this.readList(wanted);
    if (!list) this.refused.set(label, stamp);
    return list;
  }

  /** Of the list and its signature; empty for a name that no release can have. */
  private stampOf({ name, version }: FileName): string {
    try {
      const folder = releaseFolder(name, version);
      return [MANIFEST_FILE, SIGNATURE_FILE].map((file) => this.options.store.stampSync(`${folder}/${file}`)).join();
    } catch {
      return '';
    }
  }

  private readList(wanted: FileName): ReadonlyMap<string, ReleaseFile> | undefined {
    const { store, kept, keys } = this.options;
    const own = this.ownOf(wanted);
    const listOf = ({ files }: ReleaseManifest) => new Map(files.map((file) => [file.path, file]));
    if (own) return listOf(own.manifest);
    for (const place of [store, ...kept.stores])
      try {
        return listOf(readManifest(place, wanted.name, wanted.version, keys));
      } catch {}
    return undefined;
  }
}
