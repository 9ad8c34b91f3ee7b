import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTracing } from '@site/shared/telemetry/spans';
import type { FastifyInstance } from 'fastify';
import type { TrustedHops } from '../../config/network';
import { proxyRequestId, type RequestRecord } from '../health/request-record';
import { prefersMarkdown } from '../markdown/prefers-markdown';
import { knownNetworkOf } from '../pages/known-network';
import type { VersionWatch } from '../versions/version-watch';
import { assetsPath } from '../releases/asset-head';
import type { CommonSet } from '../releases/set-choice';
import { isPlainRequest } from './plain-request';
import type { StoredFiles } from './stored-files';
import type { Ready, StoredPages } from './stored-pages';

type Options = {
  hosts: readonly string[];
  addressOf: (request: IncomingMessage) => string;
  /** The id of a request, where a trusted proxy gave it one. */
  requestId: (request: IncomingMessage) => string | undefined;
  /** The set of visitors for whom nothing is chosen. */
  common: CommonSet;
  pages: StoredPages;
  files: StoredFiles;
  watch: Pick<VersionWatch, 'answered' | 'led'>;
  record: RequestRecord;
  /** Whether something of a request is for the ordinary way alone. */
  isOrdinary: (request: IncomingMessage) => boolean;
};

/** Of the server's routes that of pages. */
const pagesPattern = '/*';

/**
 * Answers what is stored before the server's machinery begins (docs/architecture.md#prepared-answers): with heads that are
 * written out, and counted as all answers are. Whatever it does not know for certain goes the ordinary way.
 */
export function answerStored(app: FastifyInstance, options: Options): void {
  const hosts = new Set(options.hosts);
  let stops = false;
  app.addHook('preClose', async () => {
    stops = true;
  });
  const [ordinary] = app.server.listeners('request') as ((from: IncomingMessage, to: ServerResponse) => void)[];
  if (!ordinary) throw new Error('The server has no way to answer requests.');
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const ready =
      stops || !isPlainRequest(request, hosts) || options.isOrdinary(request) ? undefined : find(request, options);
    if (ready) answer(request, response, ready, options);
    else ordinary(request, response);
  });
}

/** What is traced, and what warns of a proxy that nobody told of, goes the ordinary way. */
export function isOrdinary({ saysHops }: { saysHops: boolean }): (request: IncomingMessage) => boolean {
  return ({ headers }) => isTracing() || (!saysHops && headers['x-forwarded-for'] !== undefined);
}

/** The id that a proxy gave a request; of a visitor nobody takes one. */
export function requestIdOf(trusted: TrustedHops): (request: IncomingMessage) => string | undefined {
  if (trusted === false) return () => undefined;
  return ({ headers }) => (headers['x-forwarded-for'] === undefined ? undefined : proxyRequestId(headers));
}

function find({ url = '', headers }: IncomingMessage, { common, pages, files }: Options): Ready | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (url.startsWith(assetsPath)) return files.find(url, accepted);
  if (prefersMarkdown(headers.accept)) return undefined;
  const live = common({ headers }, url);
  return live && pages.find(url, live, accepted, headers['if-none-match']);
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  ready: Ready,
  { watch, record, addressOf, requestId }: Options,
) {
  const began = performance.now();
  const { status, head, body, route, release, isNoindex } = ready;
  response.writeHead(status, head);
  response.end(body);
  if (release) {
    const network = () => knownNetworkOf(addressOf(request));
    watch.answered(release, network);
    watch.led(release, isNoindex ? 'noindex' : 'page', { cookies: request.headers.cookie, network });
  }
  record.answered({
    method: 'GET',
    route,
    release,
    group: release ? pagesPattern : route,
    status,
    ms: performance.now() - began,
    request: requestId(request),
  });
}
