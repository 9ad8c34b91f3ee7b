import { createHash } from 'node:crypto';
import { RemoteName, Version } from '@site/shared/contract/release-manifest';
import { type Static, Type } from '@sinclair/typebox';
import { parseChecked } from '../text/checked-json';
import { OneLine } from '../text/one-line';
import { revisionKeyFault, twoKeysFault } from '../keys/key-use';
import { ReleaseError } from '../errors/release-error';
import { SIGNATURE_PATTERN, type SigningKey, type TrustedKeys } from '../keys/signing-keys';
import { stableJson } from '../text/stable-json';

const strict = { additionalProperties: false };

export const LiveVersions = Type.Object(
  {
    version: Version,
    canaryVersion: Type.Union([Version, Type.Null()]),
    /** Share of visitors on the canary, 0 to 1; 0 without a canary. */
    canaryShare: Type.Number({ minimum: 0, maximum: 1 }),
  },
  strict,
);

/** What the gate looked at before a promotion. */
export const GateSummary = Type.Object(
  {
    /** Pages rendered on the server. */
    pages: Type.Integer({ minimum: 0 }),
    /** Name and version of the browser that opened them; null where there was none. */
    browser: Type.Union([OneLine, Type.Null()]),
    /** Differences from what was live that the releases declare, as `noindex /help/helpDocument/10074`. */
    declared: Type.Optional(Type.Array(OneLine, { maxItems: 1000 })),
  },
  strict,
);

const Moment = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' });

/** Of what two persons made live: the first signed the change, and the second, who is named here, the revision as a whole. */
export const Proposed = Type.Object(
  { at: Moment, signature: Type.String({ pattern: SIGNATURE_PATTERN }), approvedBy: OneLine },
  strict,
);

const Count = Type.Object({ attempts: Type.Integer({ minimum: 0 }), failures: Type.Integer({ minimum: 0 }) }, strict);

/** What the guard saw when it signed. */
export const Evidence = Type.Object(
  {
    /** What failed, `render` or another kind of fault, or was worse: `lcp p75`, `form`. */
    kind: OneLine,
    /** The rule that was broken, as a sentence. */
    rule: OneLine,
    firstFailureAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT' }),
    /** From the first failure to the decision. */
    seconds: Type.Number({ minimum: 0 }),
    subject: Count,
    control: Count,
    /** That such a difference is chance; null where the rule needs none. */
    p: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()]),
  },
  strict,
);

/** Versions that were taken back: remote → version → the revision that left it, which says who, when and why. */
export const BadVersions = Type.Record(RemoteName, Type.Record(Version, Type.Integer({ minimum: 1 }), strict), strict);

/** `revisions/<8 digits>.json`: the complete list of what is live from here on. */
export const Revision = Type.Object(
  {
    sequence: Type.Integer({ minimum: 1, maximum: 99_999_999 }),
    /** SHA-256 of the previous revision's file; null for the first. */
    previousHash: Type.Union([Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.Null()]),
    createdAt: Moment,
    by: OneLine,
    reason: OneLine,
    remotes: Type.Record(RemoteName, LiveVersions, strict),
    /**
     * Of a rollback: remote → the revision of a promote key in which its version was live; of a remote that it drops, the one that
     * added it. A rollback key must say it.
     */
    restores: Type.Optional(Type.Record(RemoteName, Type.Integer({ minimum: 1 }), strict)),
    /** All of them so far, not only those of this revision. */
    bad: Type.Optional(BadVersions),
    /** Revisions whose dates are wrong, being ahead: they are held against nothing that comes after them. */
    settles: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 1000 })),
    /** Of a promotion or canary: what was checked before. */
    gate: Type.Optional(GateSummary),
    /** Of one that nothing was checked before: the reason that was given. */
    ungated: Type.Optional(OneLine),
    /** Of a revision by the guard. */
    evidence: Type.Optional(Evidence),
    proposed: Type.Optional(Proposed),
    signature: Type.String({ pattern: SIGNATURE_PATTERN }),
  },
  strict,
);

export type GateSummary = Static<typeof GateSummary>;
export type Evidence = Static<typeof Evidence>;
export type BadVersions = Static<typeof BadVersions>;
export type LiveVersions = Static<typeof LiveVersions>;
export type Revision = Static<typeof Revision>;
export type RevisionBody = Omit<Revision, 'signature'>;

/** What the first of two persons signs: all that the revision changes, and the revision that it would follow. */
export type Change = Pick<
  Revision,
  'sequence' | 'previousHash' | 'by' | 'reason' | 'remotes' | 'bad' | 'gate' | 'ungated'
>;

export function changeToSign(change: Change, at: string): Buffer {
  const { sequence, previousHash, by, reason, remotes, bad, gate, ungated } = change;
  return Buffer.from(stableJson({ sequence, previousHash, by, reason, remotes, bad, gate, ungated, at }));
}

/** What is wrong with the first of two signatures; null where it is good, or there is none. */
function proposalFault(keys: TrustedKeys, revision: Revision): string | null {
  const { proposed, signature } = revision;
  if (!proposed) return null;
  const fault =
    keys.faultOf('proposal', changeToSign(revision, proposed.at), proposed.signature) ??
    revisionKeyFault(keys, proposed.signature, proposed.at) ??
    twoKeysFault(keys, proposed.signature, signature);
  return fault && `of its first signature: ${fault}`;
}

export function revisionHash(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex');
}

function bytesToSign(body: RevisionBody): Buffer {
  return Buffer.from(stableJson(body));
}

/** Signs; refuses a body that readers would not accept (a line break in a reason, a malformed version). */
export function writeRevision(body: RevisionBody, key: SigningKey): { revision: Revision; file: Buffer } {
  const signed: Revision = { ...body, signature: key.sign('revision', bytesToSign(body)) };
  const file = Buffer.from(stableJson(signed));
  return { revision: parseChecked(file, Revision, `Revision ${body.sequence}`), file };
}

/**
 * Parses the file with the number `sequence`. Throws when it is damaged, unsigned, signed with a key that is not trusted or
 * had expired, or a copy of another revision; a single changed byte is enough. What it says is judged by revision-rules.ts.
 */
export function parseRevision(file: Uint8Array, sequence: number, keys: TrustedKeys): Revision {
  const subject = `Revision ${sequence}`;
  const revision = parseChecked(file, Revision, subject);
  if (revision.sequence !== sequence) {
    throw new ReleaseError(`${subject} says that it is number ${revision.sequence}: an old file was put in its place.`);
  }
  const { signature, ...body } = revision;
  const fault =
    keys.faultOf('revision', bytesToSign(body), signature) ??
    revisionKeyFault(keys, signature, revision.createdAt) ??
    proposalFault(keys, revision);
  if (fault) throw new ReleaseError(`${subject} is refused: ${fault}.`);
  if (!Buffer.from(stableJson(revision)).equals(file)) {
    throw new ReleaseError(`${subject} is not the file that was written: bytes were added or cut off.`);
  }
  return revision;
}
