import { Type, type Static } from '@sinclair/typebox';
import { DeclaredDifferences } from './declared-differences';
import { ContractNumber, LineName } from './line';

/** Names of remotes and of the shell; used in paths, so nothing but these characters (docs/faults.md F28). */
export const RemoteName = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });

const number = '(?:0|[1-9]\\d{0,14})';
/** Semver's: a number without zeros in front, or a word. */
const mark = `(?:${number}|\\d*[a-z][a-z0-9]*)`;

/**
 * `1.2.3`, or `1.2.3-h0123456789ab` for a build of work that carries no release tag: a version by semver's rules, in lower
 * case, of at most 40 characters after the first hyphen.
 */
export const Version = Type.String({
  pattern: `^${number}\\.${number}\\.${number}(?:-(?=[a-z0-9.]{1,40}$)${mark}(?:\\.${mark})*)?$`,
});

/** In the version of a section while it is developed (docs/how-to/develop-a-section.md). */
export const developmentMark = '-dev.';

/** `sha384-` and base64, in the format of HTML's integrity attribute. */
export const Integrity = Type.String({ pattern: '^sha384-[A-Za-z0-9+/=]{64}$' });

/** `sha256-` and base64, as pages name a file (`pageIntegrityOf`). */
export const PageIntegrity = Type.String({ pattern: '^sha256-[A-Za-z0-9+/=]{44}$' });

/** File with the hashes of a release's script chunks; fetched before the first chunk that the page does not list. */
export const hashFile = 'client/hashes.js';

/** The brotli of a browser file, beside it in the same release. */
export const brotliOf = (file: string): string => `${file}.br`;

export const ReleaseRoute = Type.Object({
  /** Route name in the specification's form: `index`, `info-cate-id`. Also the name of the page's chunk. */
  id: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,80}$' }),
  /** React Router pattern, absolute: `/info/cate/:id?`. */
  path: Type.String({ pattern: '^/' }),
  layout: Type.String(),
  /** Query parameters that change the page, in the order of the cache key. */
  query: Type.Array(Type.String()),
  /** Max age in the shell's HTML cache, in seconds; 0 is never stored. */
  cacheSeconds: Type.Integer({ minimum: 0 }),
  indexed: Type.Boolean(),
});

/** The page of the shell's manifest that lists the island of a name (docs/architecture.md#islands). */
export function islandPage(name: string): string {
  return `island-${name}`;
}

export const ReleaseFile = Type.Object({
  /** Relative to the release folder, with `/`: `client/remoteEntry.js`, `server/routes.cjs`. */
  path: Type.String({ pattern: '^(client|server)/[A-Za-z0-9._/-]+$' }),
  bytes: Type.Integer({ minimum: 0 }),
  integrity: Integrity,
  /** Of a browser file: absent in older releases, whose pages name `integrity`. */
  pageIntegrity: Type.Optional(PageIntegrity),
});

/** The files referenced by the HTML of one page: scripts in the order they must run, then styles. */
export const PageFiles = Type.Object({ scripts: Type.Array(Type.String()), styles: Type.Array(Type.String()) });

/** Characters that could inject lines into a log or table: control and bidirectional characters. */
export const unprintable = '\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069';
export const noteLength = 200;
export const mostNotes = 30;

/** One release note, a conventional commit subject: `feat(mf-help): glossary`. */
export const ReleaseNote = Type.String({ minLength: 1, maxLength: noteLength, pattern: `^[^${unprintable}]+$` });
/** A reading call as used by a release: request, max age, and schema of its `data`. */
export const ReleaseCall = Type.Object({
  name: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
  method: Type.Union([Type.Literal('get'), Type.Literal('post')]),
  host: Type.Union([Type.Literal('base'), Type.Literal('live'), Type.Literal('cms')]),
  /** Below the host: no other host, no way up. */
  path: Type.String({ pattern: '^(?!.*(//|\\.\\.))/[A-Za-z0-9_./-]{1,200}$' }),
  /** How the request travels, and the names of its fields: a call is compared with both; absent in older releases. */
  sends: Type.Optional(Type.Union([Type.Literal('query'), Type.Literal('json'), Type.Literal('form')])),
  fields: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 60 })),
  /** Seconds; limited by the shell. */
  freshFor: Type.Integer({ minimum: 0 }),
  /** JSON schema of the response's `data`. */
  data: Type.Record(Type.String(), Type.Unknown()),
});

/** `release.json`: the manifest of a build (docs/architecture.md#release). Written last, so its presence means that the build is complete. */
export const ReleaseManifest = Type.Object({
  /** The contract that it was built for, and of the shell the one that it keeps in its line; the manifest itself only ever grows. */
  contract: ContractNumber,
  name: RemoteName,
  version: Version,
  /** The commit that it was built from; empty without git. */
  commit: Type.String(),
  /** Hash of `package-lock.json` as it was then; like the next one informational, and absent in older releases. */
  lockfileHash: Type.Optional(Integrity),
  /** Hash of the list of packages that `npm run sbom` writes from that lockfile. */
  sbomHash: Type.Optional(Integrity),
  builtAt: Type.String(),
  routes: Type.Array(ReleaseRoute),
  files: Type.Array(ReleaseFile),
  /** Route id → its files; the shell's own manifest has the keys `early`, `main` and one for each island, a remote's one for each console. */
  pages: Type.Record(Type.String(), PageFiles),
  /** Of the shell alone: the key of the common styles that its own sheet has; absent in older releases. */
  commonStyles: Type.Optional(Type.String({ pattern: '^[a-z0-9]{1,40}$' })),
  /** Release notes. Informational, so equal builds may differ in them; absent in older releases. */
  notes: Type.Optional(Type.Array(ReleaseNote, { maxItems: mostNotes })),
  /** Differences from what is live that the section wants; absent in older releases. */
  accepts: Type.Optional(DeclaredDifferences),
  /** Every reading call that the pages make; no other call can be made while a page is rendered on the server. */
  calls: Type.Array(ReleaseCall),
  /** The line that it is built for, and of the shell the line that it renders; absent in older releases (`lineOf`). */
  line: Type.Optional(LineName),
  /**
   * Shared package → the range this release was built for, and the names it imports from it; of the shell the version it shares, and
   * the names that sections may import.
   */
  shared: Type.Record(Type.String(), Type.Object({ range: Type.String(), names: Type.Array(Type.String()) })),
});

export type ReleaseRoute = Static<typeof ReleaseRoute>;
export type ReleaseCall = Static<typeof ReleaseCall>;
export type ReleaseFile = Static<typeof ReleaseFile>;
export type PageFiles = Static<typeof PageFiles>;
export type ReleaseManifest = Static<typeof ReleaseManifest>;
