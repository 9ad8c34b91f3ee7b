import { isInCanary } from '@site/shared/contract/canary-buckets';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { LiveSet } from '../releases/live-sets';
import { ownerOf, type SetChoice } from '../releases/set-choice';
import type { BucketCookie } from './bucket-cookie';
import type { RunningCanary } from './canary-set';
import type { CanarySets } from './canary-sets';

/**
 * What the canaries have to say of a request; undefined where the visitor is answered as all are. The first answer to a
 * visitor without a bucket is what is live, with one: it is nobody else's, so that no cache hands the bucket on. Crawlers
 * get neither, and a visitor who keeps no cookie meets that first answer each time.
 */
export class CanaryChoice {
  constructor(
    private readonly canaries: Pick<CanarySets, 'running' | 'view'>,
    private readonly cookie: BucketCookie,
  ) {}

  /** @param path of a page; without one all sections are asked for at once */
  of({ headers }: Pick<FastifyRequest, 'headers'>, live: LiveSet, path?: string): SetChoice | undefined {
    const { running } = this.canaries;
    if (running.length === 0) return undefined;
    const bucket = this.cookie.read(headers.cookie);
    const inside = bucket === undefined ? [] : running.filter(({ canary }) => isInCanary(bucket, canary));
    if ((bucket !== undefined && inside.length === 0) || isbot(headers['user-agent'])) return undefined;
    if (bucket === undefined) return { set: live, personal: true, setCookie: this.cookie.draw() };
    return this.inside(live, inside, path);
  }

  /** A page of a section whose canary the visitor is not in is everybody's. */
  private inside(live: LiveSet, inside: readonly RunningCanary[], path: string | undefined): SetChoice | undefined {
    const owner = path === undefined ? undefined : ownerOf(this.canaries.view(live, inside, undefined), path);
    if (owner !== undefined && !inside.some(({ canary }) => canary.remote === owner)) return undefined;
    return { set: this.canaries.view(live, inside, owner), personal: true, standIn: live };
  }
}
