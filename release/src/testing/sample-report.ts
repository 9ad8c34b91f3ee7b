import type { GateReport } from '@site/shared/contract/gate-report';

/** A report that speaks for a release of one page. */
export function sampleReport(change: Partial<GateReport> = {}): GateReport {
  return {
    contract: 1,
    remote: 'mf-help',
    version: '1.0.0',
    shell: '1.0.0',
    checkedAt: '2026-11-22T08:00:00.000Z',
    browser: 'Chromium 156',
    serverSeconds: 2,
    browserSeconds: 3,
    pages: [{ id: 'help', path: '/help', addresses: ['/help'], views: 2, verdict: 'passed' }],
    calls: [],
    beside: null,
    declared: [],
    findings: [],
    ...change,
  };
}

/**
 * The text of a `check.cjs` that passes whatever it is asked, or refuses all of it with the reasons given; in its folder it
 * leaves a file `asked` with a line for each time.
 */
export function sampleCheck(...reasons: string[]): string {
  return checkOf(sampleReport({ findings: reasons.map((reason) => ({ part: 'server', where: '/help', reason })) }));
}

/** The same of one report, whatever releases are asked for. */
export function checkOf(report: GateReport): string {
  return `
const { appendFileSync } = require('node:fs');
const request = JSON.parse(process.argv[2]);
appendFileSync(__dirname + '/asked', process.argv[2] + '\\n');
const checkedAt = new Date().toISOString();
for (const remote of Object.keys(request.wanted))
  console.log(JSON.stringify({ report: { ...${JSON.stringify(report)}, remote, version: request.versions[remote], checkedAt } }));
process.exitCode = ${report.findings.length ? 1 : 0};
`;
}
