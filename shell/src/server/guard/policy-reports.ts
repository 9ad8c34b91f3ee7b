import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BoundedLog } from './bounded-log';
import { MinuteLimits } from './minute-limits';
import { answerPlainly } from '../plain-answers';

/** Where browsers report what a policy refused (ASVS 3.4.7). */
export const reportAddress = '/-/policy-report';

/** The limits of log-collect (docs/faults.md F36): a report in bytes, reports of an address a minute. */
const maxReportBytes = 8 * 1024;
const reportsPerMinute = 20;
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

/** The three relevant fields, of either report format. */
export function readReport(body: unknown): Record<string, string> | undefined {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const report = isFields(first) ? (first['csp-report'] ?? first.body) : undefined;
  if (!isFields(report)) return undefined;
  return {
    page: pick(report, ['document-uri', 'documentURL']),
    directive: pick(report, ['effective-directive', 'effectiveDirective', 'violated-directive']),
    blocked: pick(report, ['blocked-uri', 'blockedURL']),
  };
}

function takeReport(limits: MinuteLimits, log: BoundedLog, { ip, body }: FastifyRequest): number {
  if (!limits.allows(ip, reportsPerMinute)) return 429;
  const report = readReport(body);
  if (!report) return 400;
  log.warn({ report }, 'a browser reports a breach of policy');
  return 204;
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
      const status = takeReport(limits, log, request);
      return status === 204 ? reply.code(204).header('Cache-Control', 'no-store').send() : answerPlainly(reply, status);
    });
  });
}
