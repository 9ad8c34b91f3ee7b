import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../../config/config';
import type { EdgeHeaders } from '../edge/edge-headers';
import { headersMark, lentHeaders, policyHeaders } from '../hardening/security-headers';
import type { RequestRecord } from '../health/request-record';
import type { PageAnswer } from '../pages/page-answer';
import type { AssetCache } from '../releases/asset-cache';
import type { HeaderPairs } from '../plain-answers';
import type { CommonSet } from '../releases/set-choice';
import type { VersionWatch } from '../versions/version-watch';
import { answerStored, isOrdinary, requestIdOf } from './quick-answers';
import { StoredFiles } from './stored-files';
import { StoredPages } from './stored-pages';
import { visitorAddress } from './visitor-address';

export type StoredSources = {
  common: CommonSet;
  pages: PageAnswer;
  assets: AssetCache;
  watch: VersionWatch;
  edge: EdgeHeaders;
  record: RequestRecord;
  headers: HeaderPairs;
  /** Headers that pages carry and files do not. */
  ofPages: HeaderPairs;
};

/**
 * Answers requests for stored pages and files before any other hook runs, which saves most of the cost of such a request.
 * @returns the store of pages, to which the full request path adds each page that it answers
 */
export function openStored(
  app: FastifyInstance,
  config: ShellConfig,
  { common, pages, assets, watch, edge, record, headers, ofPages }: StoredSources,
): StoredPages {
  const policyOf = policyHeaders(config);
  const stored = new StoredPages({
    pages,
    headers: [...headers, ...ofPages],
    mark: headersMark(headers),
    policyOf,
    edge,
  });
  answerStored(app, {
    hosts: config.allowedHosts,
    addressOf: visitorAddress(config.trustedHops),
    requestId: requestIdOf(config.trustedHops),
    common,
    pages: stored,
    files: new StoredFiles({ cache: assets, headers, lent: lentHeaders(config) }),
    watch,
    record,
    isOrdinary: isOrdinary(config),
  });
  return stored;
}
