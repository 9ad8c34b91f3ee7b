import { RemoteName } from '@site/shared/contract/release-manifest';
import { type Static, Type } from '@sinclair/typebox';
import { LINK_FACTS, type LinkKind, readLink, signLink } from './signed-link';
import type { ReleaseKeys, TrustedKeys } from '../keys/signing-keys';

/** How long a link leads to a dev server: a day's work, and no longer than that, because nobody signed what it serves. */
export const OVERRIDE_HOURS = 8;

/** Whoever has the link gets the browser code of this section from this dev server, on the running shells of one site. */
const OverrideBody = Type.Object(
  {
    name: RemoteName,
    /** Origin of the dev server. Shells have a list of those that they allow. */
    dev: Type.String({ pattern: '^https?://[^/]+$', maxLength: 300 }),
    ...LINK_FACTS,
  },
  { additionalProperties: false },
);

const override: LinkKind<Static<typeof OverrideBody>> = {
  kind: 'override',
  body: OverrideBody,
  hours: OVERRIDE_HOURS,
  begin: '/-/override/',
  signers: 'promote',
};

export type Override = Static<typeof OverrideBody> & { expiresAt: string };

type Wanted = Omit<Static<typeof OverrideBody>, 'issuedAt'>;

/** Signs a link that shows a section as a dev server has it, for 8 hours, by a promote key alone. */
export function overrideLink(keys: ReleaseKeys, wanted: Wanted, now = new Date()): Override & { link: string } {
  return signLink(override, keys, wanted, now);
}

/** As `readLink`, of a link to a dev server; whether its origin is allowed is for the shell to say. */
export function readOverride(token: string, keys: TrustedKeys, at: { site: string; now: Date }): Override {
  return readLink(override, token, keys, at);
}
