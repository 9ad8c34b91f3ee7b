import type { PageReport } from '@site/shared/contract/page-report';
import { pageReportPath } from '@site/shared/contract/page-report-path';
import { fromSomewhere } from './returning-visitor';
import type { Site } from './site';
import { siteDataOf } from './site-data';
import { personsBrowser, visit } from './visitors';

/** Between two of them, in milliseconds. */
const apart = 100;

/**
 * Beside the one in ten who is in a canary are nine others, more than a machine has browsers for: these ask for a page, each from
 * a network of its own, and tell what the script of a page that hydrates well tells.
 */
export async function readAsCrowd({ shell }: Site, address: string, bucket: number, isOver: () => boolean) {
  while (!isOver()) {
    const headers = { ...fromSomewhere(), 'user-agent': personsBrowser, cookie: `bucket=${bucket}` };
    const page = await visit(shell.origin + address, headers);
    const release = page.headers.get('x-site-release') ?? '';
    const report: PageReport = { kind: 'attempt', release, build: siteDataOf(page.html).pin.split('/')[3] ?? '' };
    await fetch(shell.origin + pageReportPath, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/plain' },
      body: JSON.stringify(report),
    });
    await new Promise((next) => setTimeout(next, apart));
  }
}
