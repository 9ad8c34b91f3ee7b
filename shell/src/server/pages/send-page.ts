import type { FastifyReply, FastifyRequest } from 'fastify';
import { asksForDevices } from '../../render/document/device-pages';
import { allow } from '../hardening/own-policy';
import type { SetChoice } from '../releases/set-choice';
import type { VersionWatch } from '../versions/version-watch';
import { askerOf, wayOf } from './answer-way';
import { sendCoded } from './coded-body';
import { holdsTag } from './entity-tag';
import type { StoredPage } from './html-cache';
import { knownNetworkOf } from './known-network';
import type { PageResult } from './page-answer';
import { bodyHead, pageVary, sameHead, tagOf } from './page-head';
import { errorCaching, personalCaching } from './page-redirects';

/** Lets a cache in front keep the page of a release. */
export type Share = (release: string) => void;
type Sending = { mark: string; share: Share | undefined };

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  { personal }: SetChoice,
  { share, mark }: Sending,
): Promise<FastifyReply> {
  const good = page.status === 200 && !personal;
  if (good) {
    reply.headers(Object.fromEntries(sameHead(page, mark)));
    share?.(page.release);
    if (holdsTag(request.headers['if-none-match'], tagOf(page, mark))) return reply.code(304).send();
  } else reply.header('Vary', pageVary).header('Cache-Control', personal ? personalCaching : errorCaching);
  allow(reply, page);
  if (page.status === 503) reply.header('Retry-After', '30');
  reply.code(page.status).headers(Object.fromEntries(bodyHead(page)));
  return sendCoded(request, reply, page.body);
}

/** Sends what an address was answered with, and counts it for its release. */
export async function sendResult(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, location, route }: PageResult & { route: string },
  choice: SetChoice,
  { watch, ...sending }: { watch: Pick<VersionWatch, 'answered' | 'led'> } & Sending,
): Promise<FastifyReply> {
  request.answeredBy = { route, release: page.release };
  if (choice.set.variant !== 'preview') watch.led(page.release, wayOf(page, location), askerOf(request));
  if (location !== undefined)
    return reply.code(302).header('Cache-Control', errorCaching).header('Location', location).send();
  if (choice.set.variant !== 'preview') watch.answered(page.release, () => knownNetworkOf(request.ip));
  if (page.status === 200 && asksForDevices(route)) allow(reply, { devices: true });
  return sendPage(request, reply, page, choice, sending);
}
