import { drill } from '@site/release/drill/drill';
import { apiOrigin, expect, test } from '../harness/browser-test';
import { type GateSite, openGateSite } from '../harness/gate-site';
import { everyCase } from '../harness/every-case';

// docs/how-to/drill-the-gate.md: the gate itself, on the build of a section.

let site: GateSite;

test.beforeAll(async () => {
  site = await openGateSite(apiOrigin());
});

test.afterAll(() => site.close());

test(
  'R13.80 the gate finds what a drill breaks on the server and in the browser, beside what is live',
  everyCase,
  async () => {
    const { tried, beside } = await drill(site.access, 'mf-help', ['hidden', 'same-title', 'cookie'], () => undefined);

    expect(beside).toBe('9.0.0');
    expect(tried).toEqual([
      expect.objectContaining({ name: 'hidden', caughtBy: 'live, noindex' }),
      expect.objectContaining({ name: 'same-title', caughtBy: 'live, same' }),
      expect.objectContaining({ name: 'cookie', caughtBy: 'browser, stored' }),
    ]);
  },
);
