import { sectionFactsPath } from '@site/shared/contract/section-facts-path';
import { type Override, readOverride } from '@site/release/links/override-link';
import { ReleaseError } from '@site/release/errors/release-error';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import type { FastifyRequest } from 'fastify';
import type { OwnCookie } from '../hardening/own-cookie';
import { allow } from '../hardening/own-policy';
import { type StoredPage, textOf } from '../pages/html-cache';
import { badgeStyleSource, withBadge } from '../preview/preview-badge';
import type { LiveSet } from '../releases/live-sets';
import { isOfAnother, type SetChoice } from '../releases/set-choice';
import { overridden } from './override-page';

const noIndex = 'noindex, nofollow';

export type OverrideOptions = {
  keys: TrustedKeys;
  cookie: OwnCookie;
  /** Origin of this site. */
  site: string;
  /** Dev servers whose code may be shown. */
  origins: readonly string[];
  now?: () => Date;
};

/** What a token allows here. @throws {ReleaseError} also when the shell does not allow the origin, or no longer */
export function allowedOverride(
  token: string,
  { keys, site, origins }: Pick<OverrideOptions, 'keys' | 'site' | 'origins'>,
  now: Date,
): Override {
  const override = readOverride(token, keys, { site, now });
  if (origins.includes(override.dev)) return override;
  throw new ReleaseError(`The override link is refused: OVERRIDE_ORIGINS does not name ${override.dev}.`);
}

/**
 * What an override has to say of a request: pages are those that are live, those of its section let the browser load the
 * code of a dev server in the place of the signed one. Judged at every request, so that an origin that is no longer
 * allowed and a key that is no longer trusted end it at once.
 */
export class OverrideChoice {
  constructor(private readonly options: OverrideOptions) {}

  of({ headers }: Pick<FastifyRequest, 'headers'>, live: LiveSet, path?: string): SetChoice | undefined {
    const override = this.overrideIn(headers.cookie);
    if (!override) return undefined;
    const apart = path === undefined || isOfAnother(live, override.name, path);
    return { set: live, personal: true, alone: true, decorate: apart ? this.badge(override) : this.decorate(override) };
  }

  private overrideIn(header: string | undefined): Override | undefined {
    const token = this.options.origins.length > 0 && this.options.cookie.read(header);
    if (!token) return undefined;
    try {
      return allowedOverride(token, this.options, (this.options.now ?? (() => new Date()))());
    } catch {
      return undefined;
    }
  }

  /** Of a page that the override has no part in. */
  private badge({ name, dev, expiresAt }: Override): NonNullable<SetChoice['decorate']> {
    return (page, reply) => {
      allow(reply, { styles: badgeStyleSource });
      reply.header('X-Robots-Tag', noIndex);
      return withBadge(page, { text: `预览 ${name} 的开发代码 ${dev}；本页不属于它，为线上版本`, expiresAt });
    };
  }

  private decorate({ name, dev, expiresAt }: Override): NonNullable<SetChoice['decorate']> {
    const places = { code: `${dev}/assets/remotes/${name}/`, facts: `${dev}${sectionFactsPath}${name}` };
    const text = `预览 ${name} 的开发代码 ${dev}（未签名）`;
    const status = '当前显示线上版本，开发代码由脚本加载';
    return async (page: StoredPage, reply) => {
      allow(reply, { styles: badgeStyleSource, override: places });
      reply.header('X-Robots-Tag', noIndex);
      return withBadge(page, { text, status, expiresAt }, overridden(await textOf(page), places.code));
    };
  }
}
