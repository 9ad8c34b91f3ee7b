import { maskPrivate } from '@site/shared/contract/private-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BoundedLog } from './bounded-log';
import { MinuteLimits } from './minute-limits';
import { answerPlainly } from '../plain-answers';

/** Where browsers report what a policy refused (ASVS 3.4.7). */
export const reportAddress = '/-/policy-report';
/** Its name in `Reporting-Endpoints`. */
export const reportEndpoint = 'policy';

/** The limits of log-collect (docs/faults.md F36): a body in bytes, reports of a subscriber a minute. */
const maxReportBytes = 16 * 1024;
const reportsPerMinute = 20;
/** Browsers with the Reporting API collect reports for a minute and send them together. */
const maxBatch = 20;
/** More than of other kinds: a policy that breaks a page is told by many visitors at once. */
const linesPerMinute = 200;
const reportTypes = ['application/csp-report', 'application/reports+json', 'application/json'];

/** What a directive is called, and what browsers say instead of an address that was blocked. */
const directives =
  /^(?:(?:default|script|style|img|font|connect|media|object|frame|child|worker|manifest)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|sandbox|upgrade-insecure-requests|require-trusted-types-for|trusted-types|integrity-violation)$/;
const blockedKeywords =
  /^(?:inline|eval|wasm-eval|self|data|blob|filesystem|trusted-types-policy|trusted-types-sink|report-sample)$/;
const longestHost = 100;
const unknown = 'unknown';

/** The pattern of the route that an address belongs to; undefined for one that the site does not have. */
export type FindPattern = (path: string) => string | undefined;

type Report = { line: Record<string, string>; file: string };

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** The first field that is a text: the two report formats have different names, and a stranger writes anything in them. */
function pick(report: Fields, names: readonly string[]): string {
  return names.map((name) => report[name]).find((value) => typeof value === 'string') ?? '';
}

/** Told of each report that counts: the address of the file that it names, and who sent it. */
export type OnBreach = (file: string, address: string) => void;

function originOf(text: string): string {
  if (blockedKeywords.test(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.host ? maskPrivate(`${url.protocol}//${url.host}`).slice(0, longestHost) : unknown;
}

/**
 * The three relevant fields, of either report format, none of which can hold what somebody typed; a breach of the
 * integrity policy has no directive but its type.
 */
function readReport(item: unknown, find: FindPattern): Report[] {
  const report = isFields(item) ? (item['csp-report'] ?? item.body) : undefined;
  if (!isFields(item) || !isFields(report)) return [];
  const fields = { ...report, type: item.type };
  const page = pick(fields, ['document-uri', 'documentURL']);
  const names = ['effective-directive', 'effectiveDirective', 'violated-directive', 'type'];
  const directive = pick(fields, names).split(' ', 1)[0] ?? '';
  const blocked = pick(fields, ['blocked-uri', 'blockedURL']);
  const line = {
    page: (URL.canParse(page) && find(new URL(page).pathname)) || unknown,
    directive: directives.test(directive) ? directive : unknown,
    blocked: originOf(blocked),
  };
  return [{ line, file: pick(fields, ['source-file', 'sourceFile']) || blocked }];
}

type Taking = { limits: MinuteLimits; log: BoundedLog; find: FindPattern; onBreach: OnBreach };

function takeReports({ limits, log, find, onBreach }: Taking, { ip, body }: FastifyRequest): number {
  const items: unknown[] = Array.isArray(body) && body.length > 0 ? body.slice(0, maxBatch) : [body];
  // What is sent counts before it is read, whatever it is.
  const counted = items.filter(() => limits.allowsAddress(ip, reportsPerMinute));
  if (counted.length === 0) return 429;
  const reports = counted.flatMap((item) => readReport(item, find));
  for (const { line: report } of reports) log.warn({ report }, 'a browser reports a breach of policy');
  for (const { file } of reports) onBreach(file, ip);
  return reports.length > 0 ? 204 : 400;
}

/** Logs the browsers' reports: rate-limited, short and without personal data. */
export function policyReportRoutes(
  app: FastifyInstance,
  find: FindPattern,
  onBreach: OnBreach = () => undefined,
): void {
  const taking = { limits: new MinuteLimits(), log: new BoundedLog(app.log, linesPerMinute), find, onBreach };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string' as const, bodyLimit: maxReportBytes };
    scope.addContentTypeParser(reportTypes, options, scope.getDefaultJsonParser('error', 'error'));
    scope.post(reportAddress, async (request, reply) => {
      const status = takeReports(taking, request);
      return status === 204 ? reply.code(204).header('Cache-Control', 'no-store').send() : answerPlainly(reply, status);
    });
  });
}
