import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageStyles } from '../../render/document/page-assets';
import type { EdgeConfig } from '../../config/edge';
import type { LiveSet } from '../releases/live-sets';

/** Names the styles of a page before it is looked for or rendered. */
export type HintStyles = (request: FastifyRequest, reply: FastifyReply, set: LiveSet, routeId: string) => void;

/**
 * Who takes a first answer for what it is: browsers that open a page, over HTTP/1.1 or what is made of HTTP/2 on the way. One that
 * has the page already has its styles.
 */
function understands({ raw, headers }: FastifyRequest): boolean {
  const { httpVersionMajor: major, httpVersionMinor: minor } = raw;
  const isNew = major > 1 || (major === 1 && minor >= 1);
  return isNew && headers['sec-fetch-mode'] === 'navigate' && headers['if-none-match'] === undefined;
}

/** As the document names them, so that a browser fetches them once. */
export function styleHints({ input }: Pick<LiveSet, 'input'>, routeId: string): string[] {
  return pageStyles(input, routeId).map(
    ({ address, integrity }) => `<${address}>; rel=preload; as=style; crossorigin=anonymous; integrity="${integrity}"`,
  );
}

const hintStyles: HintStyles = (request, reply, set, routeId) => {
  const link = understands(request) ? styleHints(set, routeId) : [];
  if (link.length > 0) reply.raw.writeEarlyHints({ link });
};

/** 103 Early Hints (RFC 8297), where `EARLY_HINTS` says that what stands in front passes them on. */
export function earlyHints({ earlyHints: wanted }: Pick<EdgeConfig, 'earlyHints'>): { hint?: HintStyles } {
  return wanted ? { hint: hintStyles } : {};
}
