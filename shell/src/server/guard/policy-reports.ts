import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BoundedLog } from './bounded-log';
import { MinuteLimits } from './minute-limits';
import { answerPlainly } from '../plain-answers';

/** Where browsers report what a policy refused (ASVS 3.4.7). */
export const reportAddress = '/-/policy-report';
/** Its name in `Reporting-Endpoints`. */
export const reportEndpoint = 'policy';

/** The limits of log-collect (docs/faults.md F36): a body in bytes, reports of an address a minute. */
const maxReportBytes = 16 * 1024;
const reportsPerMinute = 20;
/** Browsers with the Reporting API collect reports for a minute and send them together. */
const maxBatch = 20;
/** More than of other kinds: a policy that breaks a page is told by many visitors at once. */
const linesPerMinute = 200;
const maxTextLength = 200;
const reportTypes = ['application/csp-report', 'application/reports+json', 'application/json'];

/** A path or scheme without query, number or line break: what a visitor typed reaches no log. */
function plainAddress(value: unknown): string {
  return String(value ?? '')
    .replace(/[?#].*$/s, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\d{7,}/g, '…')
    .slice(0, maxTextLength);
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** The first field that exists: the two report formats have different names. */
function pick(report: Fields, names: readonly string[]): string {
  return plainAddress(names.map((name) => report[name]).find((value) => value !== undefined));
}

/** The three relevant fields, of either report format; a breach of the integrity policy has no directive but its type. */
function readReport(item: unknown): Record<string, string>[] {
  const report = isFields(item) ? (item['csp-report'] ?? item.body) : undefined;
  if (!isFields(item) || !isFields(report)) return [];
  const fields = { ...report, type: item.type };
  return [
    {
      page: pick(fields, ['document-uri', 'documentURL']),
      directive: pick(fields, ['effective-directive', 'effectiveDirective', 'violated-directive', 'type']),
      blocked: pick(fields, ['blocked-uri', 'blockedURL']),
    },
  ];
}

function takeReports(limits: MinuteLimits, log: BoundedLog, { ip, body }: FastifyRequest): number {
  const items: unknown[] = Array.isArray(body) ? body.slice(0, maxBatch) : [body];
  const reports = items.flatMap(readReport);
  if (reports.length === 0) return limits.allows(ip, reportsPerMinute) ? 400 : 429;
  const counted = reports.filter(() => limits.allows(ip, reportsPerMinute));
  for (const report of counted) log.warn({ report }, 'a browser reports a breach of policy');
  return counted.length > 0 ? 204 : 429;
}

/** Logs the browsers' reports: rate-limited, short and without personal data. */
export function policyReportRoutes(app: FastifyInstance): void {
  const limits = new MinuteLimits();
  const log = new BoundedLog(app.log, linesPerMinute);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string' as const, bodyLimit: maxReportBytes };
    scope.addContentTypeParser(reportTypes, options, scope.getDefaultJsonParser('error', 'error'));
    scope.post(reportAddress, async (request, reply) => {
      const status = takeReports(limits, log, request);
      return status === 204 ? reply.code(204).header('Cache-Control', 'no-store').send() : answerPlainly(reply, status);
    });
  });
}
