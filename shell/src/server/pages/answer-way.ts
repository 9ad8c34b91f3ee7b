import type { FastifyRequest } from 'fastify';
import type { Asker, Led } from '../versions/version-watch';
import type { StoredPage } from './html-cache';
import { knownNetworkOf } from './known-network';

/** Who asked, for what is counted of a canary. */
export function askerOf({ ip, headers }: FastifyRequest): Asker {
  return { cookies: headers.cookie, network: () => knownNetworkOf(ip) };
}

/** Where a page leads. */
export function wayOf({ status, isNoindex }: StoredPage, location: string | undefined): Led {
  if (location !== undefined) return 'redirect';
  if (status === 404) return 'missing';
  return isNoindex ? 'noindex' : 'page';
}
