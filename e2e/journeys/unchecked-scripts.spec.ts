import type { Page } from '@playwright/test';
import { expect, hydrate, test } from '../harness/browser-test';
import type { Site } from '../harness/site';

const article = '/info/20001';

/** Lines in which browsers told of what they refused, since a moment of the log. */
function breachesSince({ shell }: Site, from: number): string[] {
  return shell.lines.slice(from).filter((line) => line.includes('a browser reports a breach of policy'));
}

/** The name of the error that a script of the page meets, in the browser. */
function inPage(page: Page, attempt: () => void): Promise<string> {
  return page.evaluate(attempt).then(
    () => 'nothing refused it',
    (error: Error) => /(?:Type|Eval)Error/.exec(error.message)?.[0] ?? error.message,
  );
}

const attempts: [what: string, attempt: () => void][] = [
  [
    'the address of another host for a script',
    () => {
      document.createElement('script').src = 'https://evil.example/x.js';
    },
  ],
  [
    'an address of the site that holds no files of ours',
    () => {
      document.createElement('script').src = '/open/v1/home/banner';
    },
  ],
  [
    'an attribute instead of a property',
    () => document.createElement('script').setAttribute('src', 'data:text/javascript,alert(1)'),
  ],
  [
    'text for a script',
    () => {
      document.createElement('script').text = 'window.made = 1';
    },
  ],
  ['text for a handler', () => document.createElement('a').setAttribute('onclick', 'window.made = 1')],
  ['text that is to run later', () => setTimeout('window.made = 1' as unknown as () => void)],
  [
    'a policy of its own',
    () =>
      (
        window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
      ).trustedTypes.createPolicy('evil', {}),
  ],
];

test('F37: Trusted Types refuse whatever would make code of text, or load it from elsewhere, and the log says so', async ({
  page,
  site,
  complaints,
}) => {
  const from = site.shell.lines.length;
  await page.goto(article);
  await hydrate(page);
  for (const [what, attempt] of attempts) expect(await inPage(page, attempt), what).toMatch(/^(TypeError|EvalError)$/);
  await expect.poll(() => breachesSince(site, from).length).toBeGreaterThanOrEqual(attempts.length);
  expect(await page.evaluate(() => 'made' in window)).toBe(false);
  complaints.length = 0;
});

/** Bytes that no release holds, at an address that the content policy allows. */
const planted = '/assets/planted.js';

async function plant(page: Page, markup: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`**${planted}*`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.planted = 1' });
  });
  await page.route(`**${article}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</head>', `${markup}</head>`) });
  });
  return asked;
}

/** Addresses of scripts that this browser refused for want of a hash. */
function integrityReports(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const reported = (reports: Report[]) =>
          done(reports.map(({ body }) => String((body as { blockedURL?: string }).blockedURL)));
        new ReportingObserver(reported as ReportingObserverCallback, {
          types: ['integrity-violation'],
          buffered: true,
        }).observe();
      }),
  );
}

for (const [what, markup] of [
  ['a script', `<script src="${planted}"></script>`],
  ['a script of another mode', `<script type="module" crossorigin src="${planted}"></script>`],
] as const)
  test(`F37: ${what} without a hash is not even asked for, although it lies where ours do`, async ({
    page,
    complaints,
  }) => {
    const asked = await plant(page, markup);
    await page.goto(article);
    await hydrate(page);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    expect(asked).toEqual([]);
    expect(await integrityReports(page)).toContainEqual(expect.stringContaining(planted));
    complaints.length = 0;
  });

test('F37: nor one that a script of the page inserts', async ({ page, complaints }) => {
  const asked = await plant(page, '');
  await page.goto(article);
  await hydrate(page);
  const outcome = await page.evaluate(
    (address) =>
      new Promise<string>((done) => {
        const script = document.createElement('script');
        script.onload = () => done('loaded');
        script.onerror = () => done('refused');
        script.src = address;
        document.head.append(script);
      }),
    planted,
  );
  expect(outcome).toBe('refused');
  expect(asked).toEqual([]);
  complaints.length = 0;
});
