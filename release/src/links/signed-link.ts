import { type Static, type TObject, type TSchema, Type } from '@sinclair/typebox';
import { parseChecked } from '../text/checked-json';
import { Moment } from '../keys/key-entry';
import { requireRevisionKey, revisionKeyFault } from '../keys/key-use';
import { ReleaseError } from '../errors/release-error';
import { isSignature, type ReleaseKeys, type TrustedKeys } from '../keys/signing-keys';
import { stableJson } from '../text/stable-json';

const HOUR = 3_600_000;
/** How far the clocks of operators and shells may differ, in milliseconds. */
const CLOCK_SKEW = 5 * 60_000;
/** A token as long as this was made by nobody. */
const LONGEST = 2000;

/** What every link says. */
export const LINK_FACTS = {
  /** Origin of the site: a link to a test site opens nothing in production. */
  site: Type.String({ pattern: '^https?://[^/]+$', maxLength: 300 }),
  /** Where it leads: a path of the site. */
  page: Type.String({ pattern: '^/(?![-/\\\\])[!-~]*$', maxLength: 500 }),
  issuedAt: Moment,
};

type Facts = Static<TObject<typeof LINK_FACTS>>;

/** One kind of link that shows its holder something on the running shells of one site, for some hours. */
export interface LinkKind<Body extends Facts> {
  /** The kind of signature, so that a link of one kind is none of another. */
  kind: 'preview' | 'override';
  body: TSchema & { static: Body };
  hours: number;
  /** The path on the site before the token. */
  begin: string;
  /** Which keys may sign it: all that sign revisions, or those alone that make new things live. */
  signers: 'any' | 'promote';
}

/** The link is good of its kind and its time is over, which visitors are told in other words. */
export class LinkExpiredError extends ReleaseError {
  override name = 'LinkExpiredError';
}

type Read<Body extends Facts> = Body & { expiresAt: string };

function expiryOf({ hours }: { hours: number }, issuedAt: string): string {
  return new Date(Date.parse(issuedAt) + hours * HOUR).toISOString();
}

/** Signs what the link says. @throws {ReleaseError} when the key may not, or something has no right form */
export function signLink<Body extends Facts>(
  link: LinkKind<Body>,
  keys: ReleaseKeys,
  wanted: Omit<Body, 'issuedAt'>,
  now: Date,
): Read<Body> & { link: string } {
  const issuedAt = now.toISOString();
  requireRevisionKey(keys, issuedAt, link.signers);
  const bytes = Buffer.from(stableJson({ ...wanted, issuedAt }));
  const body = parseChecked(bytes, link.body, `The ${link.kind}`);
  const signature = keys.signing.sign(link.kind, bytes);
  const token = [bytes, Buffer.from(signature)].map((part) => part.toString('base64url')).join('.');
  return { ...body, expiresAt: expiryOf(link, issuedAt), link: `${body.site}${link.begin}${token}` };
}

function parsed<Body extends Facts>(link: LinkKind<Body>, token: string, keys: TrustedKeys): Body {
  const [bytes = Buffer.alloc(0), signed = Buffer.alloc(0), ...more] = token
    .slice(0, LONGEST)
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  const signature = signed.toString('latin1');
  const readable = more.length === 0 && isSignature(signature);
  const fault = readable ? keys.faultOf(link.kind, bytes, signature) : 'its signature is not readable';
  if (fault) throw new ReleaseError(`The ${link.kind} link is refused: ${fault}.`);
  const body = parseChecked(bytes, link.body, `The ${link.kind} link`);
  const late = revisionKeyFault(keys, signature, body.issuedAt);
  if (late) throw new ReleaseError(`The ${link.kind} link is refused: ${late}.`);
  return body;
}

/**
 * What the token of a link allows at this moment on this site.
 * @throws {LinkExpiredError} when its hours are over
 * @throws {ReleaseError} for anything that no key of this site signed for this site
 */
export function readLink<Body extends Facts>(
  link: LinkKind<Body>,
  token: string,
  keys: TrustedKeys,
  { site, now }: { site: string; now: Date },
): Read<Body> {
  const body = parsed(link, token, keys);
  if (body.site !== site) throw new ReleaseError(`The ${link.kind} link is refused: it was made for ${body.site}.`);
  if (Date.parse(body.issuedAt) > now.getTime() + CLOCK_SKEW)
    throw new ReleaseError(`The ${link.kind} link is refused: it is dated ${body.issuedAt}, which is yet to come.`);
  const expiresAt = expiryOf(link, body.issuedAt);
  if (now.toISOString() >= expiresAt) throw new LinkExpiredError(`The ${link.kind} link ended ${expiresAt}.`);
  return { ...body, expiresAt };
}
