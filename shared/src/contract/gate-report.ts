import { type Static, Type } from '@sinclair/typebox';
import { DifferenceKind } from './declared-differences';
import { KeptLooks } from './kept-looks';
import { RemoteName, Version } from './release-manifest';

const Count = Type.Integer({ minimum: 0 });

/**
 * What a finding is about: the release's files, what it shares with the shell, weights, pages on either side, pages held beside
 * those that are live, calls.
 */
export const GatePart = Type.Union(
  (['files', 'shared', 'weights', 'server', 'live', 'browser', 'calls'] as const).map((part) => Type.Literal(part)),
);

/** One thing that speaks against a release. */
export const GateFinding = Type.Object({
  part: GatePart,
  /** Of a difference from what is live, which a release may declare (docs/how-to/release-a-section.md#differences). */
  kind: Type.Optional(DifferenceKind),
  /** Milliseconds that a slower page takes: whoever declares one names a bound. */
  amount: Type.Optional(Type.Number({ minimum: 0 })),
  /** Address of the page, or the name of the file or call; empty where it is of the release as a whole. */
  where: Type.String(),
  /** Width of the window in px; only of the browser. */
  width: Type.Optional(Count),
  /** The end of a sentence that begins with the release and the place. */
  reason: Type.String({ minLength: 1 }),
});

/** One pattern of the release's routes. */
export const GatePage = Type.Object({
  id: Type.String(),
  path: Type.String(),
  /** Addresses that were rendered on the server; none where the pattern needs an id that nobody knows. */
  addresses: Type.Array(Type.String()),
  /** Windows of a browser in which they were seen, and one of them used. */
  views: Count,
  /** Of these the windows in which nothing has changed since they were opened for an earlier check, and which were not opened again. */
  known: Type.Optional(Count),
  verdict: Type.Union([Type.Literal('passed'), Type.Literal('refused'), Type.Literal('not visited')]),
});

/** A reading call as a page made it, to be made again of another service or at another time. */
export const AskedCall = Type.Object({
  /** `get` or `post`, and `host:cms/v1/x?…` as the worker names it. */
  method: Type.Union([Type.Literal('get'), Type.Literal('post')]),
  url: Type.String({ pattern: '^host:[a-z]+/' }),
  body: Type.Optional(Type.String()),
  contentType: Type.Optional(Type.String()),
});

/** What the service made of one call that the release declares. */
export const GateCall = Type.Object({
  name: Type.String(),
  /** `get /v1/topics`. */
  request: Type.String(),
  verdict: Type.Union([Type.Literal('answered'), Type.Literal('refused'), Type.Literal('not judged')]),
  /** Why not, as the end of a sentence; empty where it is answered. */
  reason: Type.String(),
  asked: Type.Array(AskedCall),
});

/** Everything that the gate found out about one version (docs/how-to/release-a-section.md). */
export const GateReport = Type.Object({
  contract: Type.Literal(1),
  remote: RemoteName,
  version: Version,
  /** Version of the shell that it was checked with. */
  shell: Type.String(),
  checkedAt: Type.String(),
  /** Name and version of the browser; null where there was none. */
  browser: Type.Union([Type.String(), Type.Null()]),
  /** What it took, in seconds, for all releases that were checked together. */
  serverSeconds: Type.Number({ minimum: 0 }),
  browserSeconds: Type.Number({ minimum: 0 }),
  pages: Type.Array(GatePage),
  calls: Type.Array(GateCall),
  /** Version that is live, beside which it was held; null where none is, or it does not load. */
  beside: Type.Union([Version, Type.Null()]),
  /** Differences that the release declares: they do not speak against it. */
  declared: Type.Array(GateFinding),
  /** What was found on the live page too, and so speaks against neither. */
  alsoLive: Type.Optional(Type.Array(GateFinding)),
  /** Empty when the version may go live. */
  findings: Type.Array(GateFinding),
});

/** What `check.cjs` is asked, as JSON in its first argument. */
export const GateRequest = Type.Object({
  storeRoot: Type.String(),
  /** Remote → version of everything that would be live. */
  versions: Type.Record(RemoteName, Version),
  /** Remote → what is checked of it: everything, its calls as its pages make them, or calls as they were made before, by name. */
  wanted: Type.Record(
    RemoteName,
    Type.Union([Type.Literal('everything'), Type.Literal('calls'), Type.Record(Type.String(), Type.Array(AskedCall))]),
  ),
  /** Remote → the version that is live, of what is checked beside it. */
  live: Type.Record(RemoteName, Version),
  /** Another address of all hosts of calls; else those of the configuration. */
  service: Type.Optional(Type.String()),
  /** Whether its standard input has what was found good before, a list of KeptLooks as JSON. */
  kept: Type.Optional(Type.Boolean()),
});

/** One line of the output of `check.cjs`. */
export const GateMessage = Type.Union([
  Type.Object({ progress: Type.Object({ part: GatePart, done: Count, of: Count }) }),
  Type.Object({ report: GateReport }),
  Type.Object({ looks: KeptLooks }),
]);

export type GatePart = Static<typeof GatePart>;
export type GateFinding = Static<typeof GateFinding>;
export type GatePage = Static<typeof GatePage>;
export type AskedCall = Static<typeof AskedCall>;
export type GateCall = Static<typeof GateCall>;
export type GateReport = Static<typeof GateReport>;
export type GateRequest = Static<typeof GateRequest>;
export type GateMessage = Static<typeof GateMessage>;
