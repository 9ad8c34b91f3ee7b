import { Type, type Static } from '@sinclair/typebox';

/** Names of remotes and of the shell; used in paths, so nothing but these characters (faults.md F28). */
export const RemoteName = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });

/** `1.2.3`, or `1.2.3-h0123456789ab` for a build of work that carries no release tag. */
export const Version = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[a-z0-9.]{1,40})?$' });

/** `sha384-` and base64, as the integrity attribute of HTML wants it. */
export const Integrity = Type.String({ pattern: '^sha384-[A-Za-z0-9+/=]{64}$' });

export const ReleaseRoute = Type.Object({
  /** Route name in the specification's form: `index`, `info-cate-id`. Also the name of the page's chunk. */
  id: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,80}$' }),
  /** React Router pattern, absolute: `/info/cate/:id?`. */
  path: Type.String({ pattern: '^/' }),
  layout: Type.String(),
  /** Query parameters that change the page, in the order of the cache key. */
  query: Type.Array(Type.String()),
  /** How long an answer is fresh in the shell's HTML cache, in seconds; 0 is never stored. */
  cacheSeconds: Type.Integer({ minimum: 0 }),
  indexed: Type.Boolean(),
});

export const ReleaseFile = Type.Object({
  /** Relative to the release folder, with `/`: `client/remoteEntry.js`, `server/routes.cjs`. */
  path: Type.String({ pattern: '^(client|server)/[A-Za-z0-9._/-]+$' }),
  bytes: Type.Integer({ minimum: 0 }),
  integrity: Integrity,
});

/** The files of one page that its HTML names: scripts in the order they must run, then styles. */
export const PageFiles = Type.Object({ scripts: Type.Array(Type.String()), styles: Type.Array(Type.String()) });

/** `release.json`: what a build says of itself (design.md §3). Written last, so its presence means a whole release. */
export const ReleaseManifest = Type.Object({
  contract: Type.Literal(1),
  name: RemoteName,
  version: Version,
  commit: Type.String(),
  builtAt: Type.String(),
  routes: Type.Array(ReleaseRoute),
  files: Type.Array(ReleaseFile),
  /** Route id → its files; the shell's own manifest has the keys `early` and `main`. */
  pages: Type.Record(Type.String(), PageFiles),
  /** Shared package → the range this release was built for, and the names it imports from it. */
  shared: Type.Record(Type.String(), Type.Object({ range: Type.String(), names: Type.Array(Type.String()) })),
});

export type ReleaseRoute = Static<typeof ReleaseRoute>;
export type ReleaseFile = Static<typeof ReleaseFile>;
export type PageFiles = Static<typeof PageFiles>;
export type ReleaseManifest = Static<typeof ReleaseManifest>;
