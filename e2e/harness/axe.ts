import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { layOutAll } from './laid-out';

export type Violation = { id: string; targets: string[] };

/** The small one: the browser parses it anew on each page. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Else axe looks for a selector of every element that passes.
  resultTypes: ['violations'],
};

/** Runs axe from the devtools side, so that the page's own content policy stays as it is. */
export async function axeViolations(page: Page): Promise<Violation[]> {
  await layOutAll(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: source });
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) => ({ id, targets: nodes.slice(0, 5).map(({ target }) => target.join(' ')) }))))`,
    awaitPromise: true,
  });
  await session.detach();
  return JSON.parse(String(result.value)) as Violation[];
}
