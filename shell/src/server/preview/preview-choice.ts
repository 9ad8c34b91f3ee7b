import { type Preview, previewHeader, type PreviewSight, readPreview } from '@site/release/links/preview-link';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnCookie } from '../hardening/own-cookie';
import { allow } from '../hardening/own-policy';
import type { StoredPage } from '../pages/html-cache';
import type { LiveSet } from '../releases/live-sets';
import { isOfAnother, type SetChoice } from '../releases/set-choice';
import { badgeStyleSource, withBadge } from './preview-badge';
import type { PreviewSets } from './preview-sets';

type Options = {
  sets: Pick<PreviewSets, 'get'>;
  keys: TrustedKeys;
  cookie: OwnCookie;
  /** Origin of this site. */
  site: string;
  now?: () => Date;
};

/** What the badge says beside the version. */
const notes: Record<PreviewSight, string> = {
  shown: '',
  elsewhere: '',
  full: '；同时进行的预览已满，当前显示线上版本，请十分钟后再试',
  broken: '；这个版本无法加载，当前显示线上版本',
};

/**
 * What a preview has to say of a request. Every page of it has the badge, those of other sections too, so that nobody takes
 * what they see for what is live. A cookie that no key of this site signed, or whose time is over, counts for nothing.
 */
export class PreviewChoice {
  constructor(private readonly options: Options) {}

  async of({ headers }: Pick<FastifyRequest, 'headers'>, live: LiveSet, path?: string): Promise<SetChoice | undefined> {
    const preview = this.previewIn(headers.cookie);
    if (!preview) return undefined;
    const { name, version, series } = preview;
    const found = await this.options.sets.get(name, version, live, series);
    if (!('set' in found)) return { set: live, personal: true, decorate: this.decorate(preview, found.refused) };
    const isLive = path !== undefined && isOfAnother(found.set, name, path);
    const decorate = this.decorate(preview, isLive ? 'elsewhere' : 'shown');
    return { set: isLive ? live : found.set, personal: true, decorate };
  }

  private previewIn(header: string | undefined): Preview | undefined {
    const { cookie, keys, site, now = () => new Date() } = this.options;
    const token = cookie.read(header);
    if (!token) return undefined;
    try {
      return readPreview(token, keys, { site, now: now() });
    } catch {
      return undefined;
    }
  }

  private decorate({ name, version, expiresAt }: Preview, state: PreviewSight): NonNullable<SetChoice['decorate']> {
    const text = `预览 ${name} ${version}${notes[state]}`;
    return (page: StoredPage, reply: FastifyReply) => {
      allow(reply, { styles: badgeStyleSource });
      reply.header('X-Robots-Tag', 'noindex, nofollow').header(previewHeader, `${name}@${version} ${state}`);
      return withBadge(page, { text, expiresAt });
    };
  }
}
