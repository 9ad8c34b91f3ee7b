import { isInCanary } from '@site/shared/contract/canary-buckets';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { LiveSet } from '../releases/live-sets';
import { isOfAnother, type SetChoice } from '../releases/set-choice';
import type { BucketCookie } from './bucket-cookie';
import type { CanarySet } from './canary-set';

/**
 * What the canary has to say of a request; undefined where the visitor is answered as all are. The first answer to a
 * visitor without a bucket is what is live, with one: it is nobody else's, so that no cache hands the bucket on. Crawlers
 * get neither, and a visitor who keeps no cookie meets that first answer each time.
 */
export class CanaryChoice {
  constructor(
    private readonly canary: Pick<CanarySet, 'running'>,
    private readonly cookie: BucketCookie,
  ) {}

  /** @param path of a page; without one all sections are asked for at once */
  of({ headers }: Pick<FastifyRequest, 'headers'>, live: LiveSet, path?: string): SetChoice | undefined {
    const running = this.canary.running(live);
    if (!running) return undefined;
    const bucket = this.cookie.read(headers.cookie);
    if (bucket !== undefined && !isInCanary(bucket, running.canary)) return undefined;
    if (isbot(headers['user-agent'])) return undefined;
    if (bucket === undefined) return { set: live, personal: true, setCookie: this.cookie.draw() };
    if (path !== undefined && isOfAnother(running.set, running.canary.remote, path)) return undefined;
    return { set: running.set, personal: true, standIn: live };
  }
}
