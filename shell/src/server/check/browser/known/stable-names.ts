import type { ReleaseManifest } from '@site/shared/contract/release-manifest';

type Listed = Pick<ReleaseManifest, 'name' | 'version' | 'files'>;

/** The hash of its bytes in the name of a file: `help-helpCenter.b2158f84.js`. */
const hashInName = /\.([0-9a-f]{8})(?=\.[a-z0-9]+$)/;
const hashInText = /(?<![0-9A-Za-z])[0-9a-f]{8}(?![0-9A-Za-z])/g;
const integrityInText = /sha(?:384-[A-Za-z0-9+/=]{64}|256-[A-Za-z0-9+/=]{44})/g;

/** What stands for a version. */
const anyVersion = '~';

type Named = Pick<ReleaseManifest, 'name' | 'version'>;

/** Names another version of a release where one is named. */
function withVersion(text: string, { name, version }: Named, other: string): string {
  return text
    .replaceAll(`${name}/${version}/`, `${name}/${other}/`)
    .replaceAll(`${name}@${version}`, `${name}@${other}`);
}

/** The files of a release whose names without hashes are theirs alone, by the name with one. */
function namesOf({ files }: Listed): Map<string, string> {
  const stable = files.map(({ path }) => [path, path.replace(hashInName, `.${anyVersion}`)] as const);
  const alone = stable.filter(([, name]) => stable.filter(([, other]) => other === name).length === 1);
  return new Map(alone);
}

/**
 * The names of what sections bring, without what every build gives anew: versions, and hashes in names of files and beside them. What such
 * a name leads to has to be compared by itself.
 */
export class StableNames {
  /** Stable address → that of the set. */
  private readonly addresses = new Map<string, string>();
  private readonly stable = new Map<string, string>();
  /** What stands in texts for a file's bytes → the stable name of the file. */
  private readonly hashes = new Map<string, string>();

  /** @param hosts of the check's sites, `127.0.0.1:40123`: pages name that of the candidate on either */
  constructor(
    private readonly releases: readonly Listed[],
    private readonly hosts: readonly string[],
  ) {
    for (const release of releases) this.add(release);
  }

  private add(release: Listed): void {
    const { name, version, files } = release;
    const names = namesOf(release);
    for (const { path, integrity, pageIntegrity } of files) {
      const own = names.get(path) ?? path;
      const [now, always] = [version, anyVersion].map((one) => `/assets/remotes/${name}/${one}/`);
      this.stable.set(now + path, always + own);
      this.addresses.set(always + own, now + path);
      const hash = own === path ? undefined : hashInName.exec(path)?.[1];
      for (const text of [integrity, pageIntegrity, hash]) if (text) this.hashes.set(text, `<${name}/${own}>`);
    }
  }

  /** The address of a file or page without version and hash. */
  stableOf(address: string): string {
    return this.stable.get(address) ?? this.releases.reduce((text, one) => withVersion(text, one, anyVersion), address);
  }

  /** The address of the set for a stable one; undefined for a file that no release of the set has. */
  addressOf(stable: string): string | undefined {
    const address = this.addresses.get(stable);
    if (address !== undefined) return address;
    if (stable.startsWith('/assets/remotes/') && stable.includes(`/${anyVersion}/`)) return undefined;
    return this.releases.reduce(
      (text, { name, version }) => withVersion(text, { name, version: anyVersion }, version),
      stable,
    );
  }

  /** A text of the site without versions, hashes of files and the address of this machine. */
  inText(text: string): string {
    let stable = text;
    for (const host of this.hosts)
      stable = stable.replaceAll(host, '<site>').replaceAll(encodeURIComponent(host), '<site>');
    for (const release of this.releases) stable = withVersion(stable, release, anyVersion);
    const named = (hash: string) => this.hashes.get(hash) ?? hash;
    return stable.replace(hashInText, named).replace(integrityInText, named);
  }
}
