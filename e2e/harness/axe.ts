import type { Page } from '@playwright/test';
import axe from 'axe-core';

export type Violation = { id: string; targets: string[] };

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe from the devtools side, so that the page's own content policy stays as it is. */
export async function axeViolations(page: Page): Promise<Violation[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document, { runOnly: ${JSON.stringify(standards)} }).then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => ({ id, targets: nodes.slice(0, 5).map(({ target }) => target.join(' ')) }))))`,
    awaitPromise: true,
  });
  await session.detach();
  return JSON.parse(String(result.value)) as Violation[];
}
