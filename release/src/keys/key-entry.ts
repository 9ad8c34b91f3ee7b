import { RemoteName } from '@site/shared/contract/release-manifest';
import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false };

/** A moment in UTC, always with milliseconds: such texts sort as the moments do. */
export const Moment = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' });

/** Who signs for this checkout alone; the only owner whose key may publish every name. */
export const DEVELOPMENT = 'development';
export const EVERY_NAME = '*';

/** One key per entry, with one use: a key that publishes makes nothing live, and a rollback key names nothing new. */
export const KeyRole = Type.Union([Type.Literal('publish'), Type.Literal('promote'), Type.Literal('rollback')]);

export const KeyEntry = Type.Object(
  {
    /** The first 16 hex digits of the SHA-256 of the public key. */
    id: Type.String({ pattern: '^[0-9a-f]{16}$' }),
    /** The team that holds the private half. */
    owner: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    role: KeyRole,
    /** What a `publish` key may publish: remotes, `shell`, or `*` for a development key. */
    names: Type.Optional(Type.Array(Type.Union([RemoteName, Type.Literal(EVERY_NAME)]), { minItems: 1 })),
    signsFrom: Moment,
    /** Bounds signing; what was signed before stays good for as long as the entry is there. */
    signsUntil: Moment,
    /** A private key in its place would tell it to every reader. */
    publicPem: Type.String({ pattern: '^-----BEGIN PUBLIC KEY-----\\n', maxLength: 500 }),
  },
  strict,
);

/** `trusted-keys.json`: configuration, never data (docs/decisions/014-trust-is-configuration.md). */
export const Keyring = Type.Object(
  {
    keys: Type.Array(KeyEntry),
    /**
     * The number of the first revision from which on what makes something new live is signed by promote keys of two owners. A number
     * and no date, because no key can date it back (docs/decisions/095-two-persons-sign-one-revision.md).
     */
    twoKeysFrom: Type.Optional(Type.Integer({ minimum: 1, maximum: 99_999_999 })),
  },
  strict,
);

export type Keyring = Static<typeof Keyring>;
export type KeyRole = Static<typeof KeyRole>;
export type KeyEntry = Static<typeof KeyEntry>;

/** `the publish key 0123456789abcdef of help-team`. */
export function describeKey({ id, owner, role }: KeyEntry): string {
  return `the ${role} key ${id} of ${owner}`;
}

export function mayPublish({ role, names = [] }: KeyEntry, name: string): boolean {
  return role === 'publish' && (names.includes(EVERY_NAME) || names.includes(name));
}
