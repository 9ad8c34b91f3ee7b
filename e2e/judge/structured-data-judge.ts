import type { Issue } from '@adobe/structured-data-validator';
import type { CollectedPage } from './collect-pages';
import type { House, Verdict } from './judge';

/** Baidu's time data has a vocabulary of its own (docs/how-to/be-found.md), which knows no types. */
const timeData = /<script type="application\/ld\+json">[^<]*cambrian\.jsonld[^<]*<\/script>/g;

function sentence(address: string, { issueMessage, path = [] }: Issue): string {
  return `${address}: ${path.map(({ type }) => type).join(' › ')}: ${issueMessage}`;
}

/** What search engines require of the structured data of each page. Recommendations are counted, and are no faults. */
export async function judgeStructuredData({ pages }: Pick<House, 'pages'>): Promise<Verdict> {
  // Both are modules only.
  const { default: Extractor } = await import('@marbec/web-auto-extractor');
  const { default: Validator } = await import('@adobe/structured-data-validator');
  const extractor = new Extractor({ addLocation: false });
  const validator = new Validator();
  const good = pages.filter(({ status }: CollectedPage) => status === 200);
  const faults: string[] = [];
  let recommendations = 0;
  for (const { address, html } of good) {
    const issues = await validator.validate(extractor.parse(html.replaceAll(timeData, '')));
    faults.push(...issues.filter(({ severity }) => severity === 'ERROR').map((issue) => sentence(address, issue)));
    recommendations += issues.filter(({ severity }) => severity === 'WARNING').length;
  }
  return { judged: good.length, faults, figures: { recommendations } };
}
