import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { firstPages } from '../harness/first-pages';
import { startSite } from '../harness/site';
import type { House, Verdict } from './judge';

type Policy = { address: string; findings: Finding[] };

async function evaluate(origin: string, address: string): Promise<Policy> {
  const { headers } = await fetch(origin + address);
  const policy = headers.get('content-security-policy') ?? '';
  return { address, findings: new CspEvaluator(new CspParser(policy).csp).evaluate() };
}

function sentence(address: string, { severity, directive, value = '', description }: Finding): string {
  return `${address}: ${Severity[severity]} ${directive} ${value}: ${description}`;
}

/** Google's CSP Evaluator on the policies of a page of each kind, of a site that has a name and transport security. */
export async function judgePolicies({ api }: Pick<House, 'api'>): Promise<Verdict> {
  const site = await startSite(api, { SITE_ORIGIN: 'https://www.example.com', TRUSTED_HOPS: '1' });
  try {
    const policies = await Promise.all(firstPages.map(({ address }) => evaluate(site.shell.origin, address)));
    const findings = policies.flatMap(({ address, findings: of }) => of.map((finding) => ({ address, finding })));
    // What it asks the reader to make sure of is told, and is no fault.
    const sure = findings.filter(({ finding }) => finding.severity <= Severity.MEDIUM);
    const asked = [...new Set(findings.filter((one) => !sure.includes(one)).map(({ finding }) => finding.description))];
    return {
      judged: policies.length,
      faults: sure.map((one) => sentence(one.address, one.finding)),
      figures: { asked },
    };
  } finally {
    await site.stop();
  }
}
