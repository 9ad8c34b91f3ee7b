import { PageReport, type ReportKind, ViewReport } from '@site/shared/contract/page-report';
import { pageReportPath } from '@site/shared/contract/page-report-path';
import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MinuteLimits } from '../hardening/minute-limits';
import { knownNetworkOf } from '../pages/known-network';
import { answerPlainly } from '../plain-answers';
import { browserGroup } from './browser-group';
import type { ReportedField } from './report-ledger';
import type { VersionWatch } from './version-watch';

/** In bytes; a report has about 120. */
const maxReportBytes = 512;
/** Of one subscriber; one page load tells a few things, and an office may be one address. */
const reportsPerMinute = 600;
/** Beacons name their body text. */
const reportTypes = ['text/plain', 'application/json'];

const fields: Record<ReportKind, ReportedField> = {
  attempt: 'hydrations',
  hydration: 'hydrationFailures',
  script: 'scriptErrors',
  chunk: 'chunkFailures',
};

/** Who sends what is not the page's script learns no more than that. What does not count is answered as what does. */
function takeReport(watch: VersionWatch, limits: MinuteLimits, { ip, body, headers }: FastifyRequest): number {
  if (!limits.allowsAddress(ip, reportsPerMinute)) return 429;
  const teller = { group: browserGroup(headers['user-agent']), cookies: headers.cookie };
  if (Value.Check(ViewReport, body)) {
    if (watch.isBuild(body.build)) watch.viewed(body, knownNetworkOf(ip), teller);
    return 204;
  }
  if (!Value.Check(PageReport, body)) return 400;
  const { release, build, kind } = body;
  if (watch.isBuild(build)) watch.hydrated({ release, network: knownNetworkOf(ip), field: fields[kind] }, teller);
  return 204;
}

/** Where pages tell how their release fares: counted by version, and nothing is kept or logged of a report. */
export function pageReportRoutes(app: FastifyInstance, watch: VersionWatch): void {
  const limits = new MinuteLimits();
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string' as const, bodyLimit: maxReportBytes };
    scope.addContentTypeParser(reportTypes, options, scope.getDefaultJsonParser('error', 'error'));
    scope.post(pageReportPath, async (request, reply) => {
      const status = takeReport(watch, limits, request);
      return status === 204 ? reply.code(204).header('Cache-Control', 'no-store').send() : answerPlainly(reply, status);
    });
  });
}
