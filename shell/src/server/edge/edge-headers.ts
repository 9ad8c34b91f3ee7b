import { createHash } from 'node:crypto';
import type { EdgeKind } from '../../config/edge';
import type { HeaderPairs } from '../plain-answers';

/** What a page that everybody is shown alike is made of. */
export type SharedPage = {
  /** `mf-help@1.2.3`. */
  release: string;
  /** Id of its route; of the pattern, so that nothing of the visitor is in it. */
  route: string;
};

/** Tag of every page: all of them hold words of the service. */
export const contentTag = 'content';

/** How long a copy may stand in while no shell answers, in seconds, where a cache takes that from us. */
const staleIfError = 600;

/** Not `no-cache`: that forbids an older copy where the shell cannot be asked (RFC 9111 4.2.4). */
const keptElsewhere = `max-age=0, stale-if-error=${staleIfError}`;

/** Of a page: its section, its route and its content; at most 200 characters, since names and ids are bounded. */
function tagsOf({ release, route }: SharedPage): string[] {
  const [remote = release] = release.split('@');
  return [remote, `page-${route}`, contentTag];
}

/**
 * Names all that a stored page depends on beyond its address: the set, the content and the header set of this shell
 * (a 304 to nginx renews no headers). nginx has it in the key of its copies (deploy/nginx/site.conf).
 */
export function generationOf(set: string, content: number, headers: HeaderPairs): string {
  const parts = JSON.stringify([set, content, headers]);
  return createHash('sha256').update(parts).digest('base64url').slice(0, 22);
}

type Reply = { header: (name: string, value: string) => unknown };

/** Lets the cache in front keep a page; it asks each time all the same (docs/decisions/035-the-edge-asks-each-time.md). */
export type SharePage = (reply: Reply, page: SharedPage) => void;

export type EdgeHeaders = {
  /** For a page of a set, asked for before it is rendered: what goes live meanwhile is another generation. */
  sharing: (set: string) => SharePage;
};

type Write = (reply: Reply, page: SharedPage, generation: string) => void;

/** @param generation of a set with the content of now; only nginx needs it */
export function edgeHeaders(kind: EdgeKind, generation: (set: string) => string): EdgeHeaders {
  const tagged: Write = (reply, page) => void reply.header('Cache-Tag', tagsOf(page).join(','));
  const writers: Record<EdgeKind, Write> = {
    none: () => undefined,
    // Kept, and older than now at once: nginx has no other way to say “ask each time”.
    nginx: (reply, _, name) => {
      reply.header('X-Accel-Expires', '@1');
      reply.header('X-Site-Generation', name);
    },
    cloudflare: (reply, page, name) => {
      tagged(reply, page, name);
      reply.header('CDN-Cache-Control', keptElsewhere);
    },
    fastly: (reply, page) => {
      reply.header('Surrogate-Key', tagsOf(page).join(' '));
      reply.header('Surrogate-Control', keptElsewhere);
    },
    aliyun: tagged,
    tencent: () => undefined,
  };
  return {
    sharing: (set) => {
      const name = kind === 'nginx' ? generation(set) : '';
      return (reply, page) => writers[kind](reply, page, name);
    },
  };
}
