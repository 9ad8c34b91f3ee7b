import { RemoteName, Version } from '@site/shared/contract/release-manifest';
import { type Static, Type } from '@sinclair/typebox';
import { parseChecked } from './checked-json';
import { Moment } from './key-entry';
import { requireRevisionKey, revisionKeyFault } from './key-use';
import { ReleaseError } from './release-error';
import { type ReleaseKeys, SIGNATURE_PATTERN, type TrustedKeys } from './signing-keys';
import { stableJson } from './stable-json';

const HOUR = 3_600_000;
/** How long a link leads to a preview. */
export const PREVIEW_HOURS = 24;
/** How far the clocks of operators and shells may differ, in milliseconds. */
const CLOCK_SKEW = 5 * 60_000;
/** A token as long as this was made by nobody. */
const LONGEST = 2000;
const BEGIN = '/-/preview/';

/** What a link says; whoever has the link may look at this version on the running shells of one site. */
const PreviewBody = Type.Object(
  {
    name: RemoteName,
    version: Version,
    /** Origin of the site: a link to a test site opens nothing in production. */
    site: Type.String({ pattern: '^https?://[^/]+$', maxLength: 300 }),
    /** Where it leads: a path of the site. */
    page: Type.String({ pattern: '^/(?![-/\\\\])[!-~]*$', maxLength: 500 }),
    issuedAt: Moment,
  },
  { additionalProperties: false },
);

export type Preview = Static<typeof PreviewBody> & { expiresAt: string };

/** The link is good of its kind and its time is over, which visitors are told in other words. */
export class PreviewExpiredError extends ReleaseError {
  override name = 'PreviewExpiredError';
}

function expiryOf(issuedAt: string): string {
  return new Date(Date.parse(issuedAt) + PREVIEW_HOURS * HOUR).toISOString();
}

export type Wanted = Pick<Preview, 'name' | 'version' | 'site' | 'page'>;

/** Signs a link that shows a version for 24 hours. A key that may sign revisions signs it; nothing becomes live by it. */
export function previewLink(keys: ReleaseKeys, wanted: Wanted, now = new Date()): Preview & { link: string } {
  const issuedAt = now.toISOString();
  requireRevisionKey(keys, issuedAt);
  const bytes = Buffer.from(stableJson({ ...wanted, issuedAt }));
  const body = parseChecked(bytes, PreviewBody, 'The preview');
  const signature = keys.signing.sign('preview', bytes);
  const token = [bytes, Buffer.from(signature)].map((part) => part.toString('base64url')).join('.');
  return { ...body, expiresAt: expiryOf(issuedAt), link: `${wanted.site}${BEGIN}${token}` };
}

function parsed(token: string, keys: TrustedKeys): Static<typeof PreviewBody> {
  const [bytes = Buffer.alloc(0), signed = Buffer.alloc(0), ...more] = token
    .slice(0, LONGEST)
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  const signature = signed.toString('latin1');
  const readable = more.length === 0 && new RegExp(SIGNATURE_PATTERN).test(signature);
  const fault = readable ? keys.faultOf('preview', bytes, signature) : 'its signature is not readable';
  if (fault) throw new ReleaseError(`The preview link is refused: ${fault}.`);
  const body = parseChecked(bytes, PreviewBody, 'The preview link');
  const late = revisionKeyFault(keys, signature, body.issuedAt);
  if (late) throw new ReleaseError(`The preview link is refused: ${late}.`);
  return body;
}

/**
 * What the token of a link allows at this moment on this site.
 * @throws {PreviewExpiredError} 24 hours after it was signed
 * @throws {ReleaseError} for anything that no key of this site signed for this site
 */
export function readPreview(token: string, keys: TrustedKeys, { site, now }: { site: string; now: Date }): Preview {
  const body = parsed(token, keys);
  if (body.site !== site) throw new ReleaseError(`The preview link is refused: it was made for ${body.site}.`);
  if (Date.parse(body.issuedAt) > now.getTime() + CLOCK_SKEW)
    throw new ReleaseError(`The preview link is refused: it is dated ${body.issuedAt}, which is yet to come.`);
  const expiresAt = expiryOf(body.issuedAt);
  if (now.toISOString() >= expiresAt) throw new PreviewExpiredError(`The preview link ended ${expiresAt}.`);
  return { ...body, expiresAt };
}
