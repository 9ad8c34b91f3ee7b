import { RemoteName, Version } from '@site/shared/contract/release-manifest';
import { type Static, Type } from '@sinclair/typebox';
import { LINK_FACTS, type LinkKind, readLink, signLink } from './signed-link';
import type { ReleaseKeys, TrustedKeys } from '../keys/signing-keys';

/** How long a link leads to a preview. */
export const PREVIEW_HOURS = 24;

/** Whoever has the link may look at this version on the running shells of one site. */
const PreviewBody = Type.Object(
  {
    name: RemoteName,
    version: Version,
    /** Of previews of one series, which are looked at one after the other, a shell keeps the last alone. */
    series: Type.Optional(Type.String({ pattern: '^[0-9a-f]{16}$' })),
    ...LINK_FACTS,
  },
  { additionalProperties: false },
);

const preview: LinkKind<Static<typeof PreviewBody>> = {
  kind: 'preview',
  body: PreviewBody,
  hours: PREVIEW_HOURS,
  begin: '/-/preview/',
  signers: 'any',
};

export type Preview = Static<typeof PreviewBody> & { expiresAt: string };

type Wanted = Omit<Static<typeof PreviewBody>, 'issuedAt'>;

/** Signs a link that shows a version for 24 hours. A key that may sign revisions signs it; nothing becomes live by it. */
export function previewLink(keys: ReleaseKeys, wanted: Wanted, now = new Date()): Preview & { link: string } {
  return signLink(preview, keys, wanted, now);
}

/**
 * `full`: as many previews as a shell shows at a time are looked at; `broken`: the version does not load there; `elsewhere`: the page is of
 * another section, and live.
 */
export type PreviewSight = 'shown' | 'full' | 'broken' | 'elsewhere';

/** What a shell says of a preview beside each page: `<name>@<version> shown`, or another sight. */
export const previewHeader = 'x-preview';

/** As `readLink`, of a link to a version. */
export function readPreview(token: string, keys: TrustedKeys, at: { site: string; now: Date }): Preview {
  return readLink(preview, token, keys, at);
}
