import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import type { PageAsk, WantedWork } from '@site/shared/page/page-asks';
import type { PageHandle } from '@site/shared/page/page-handle';
import { renderRoute } from '@site/shared/testing/render-route';
import { sampleFacts } from '@site/shared/testing/sample-facts';
import type { RouteObject } from 'react-router';
import { listedRoutes } from '../urls/listed-routes';
import { expectNothing } from './expect-nothing';

// Law: what a page asks its visitors for is one fact. The hero, the form, the bar of phones and the page's twin for phones take
// it from there: nobody is offered a trial of what cannot be tried.

const listed = listedRoutes();
const sections = [...new Set(listed.map(({ remote }) => remote))].filter((name) => name.startsWith('mf-'));

const pages: RouteObject[] = sections.flatMap(
  (section) => (require(path.join(repositoryRoot, section, 'src/routes')) as { routes: RouteObject[] }).routes,
);

/** A twin may be named with a query that stands for a part of the address. */
const pathOf = (address: string) => address.split('?')[0] ?? address;

async function askOf(address: string): Promise<PageAsk | undefined> {
  const page = pages.find((route) => route.path === address);
  const lazy = page?.lazy as (() => Promise<{ handle?: Partial<PageHandle> }>) | undefined;
  if (!page) return undefined;
  const handle = lazy ? (await lazy()).handle : (page.handle as Partial<PageHandle> | undefined);
  return handle?.ask ?? 'trial';
}

const twins = listed.flatMap((page) => (page.alternate ? [[page.path, pathOf(page.alternate)] as const] : []));

test('R13.47 every page of the list asks what its twin for phones asks', async () => {
  const asked = await Promise.all(twins.map(async ([page, twin]) => [page, await askOf(page), await askOf(twin)]));

  expect(twins.length).toBeGreaterThanOrEqual(20);
  expectNothing(
    asked.filter(([, ask, twin]) => ask === undefined || twin === undefined),
    'write the ask of the page in its section’s `src/content`.',
  );
  expectNothing(
    asked.filter(([, ask, twin]) => JSON.stringify(ask) !== JSON.stringify(twin)),
    'give both pages the same ask in `src/content` of mf-marketing and mf-mobile.',
  );
});

/** The words of the first button of a page's main part, which is the hero's. */
function firstButton(html: string): string | undefined {
  const [, words] = /<a [^>]*class="button action[^"]*"[^>]*>(.*?)<\/a>/s.exec(html) ?? [];
  return words?.replace(/<[^>]+>/g, '').trim();
}

const withWork = async (): Promise<[string, WantedWork][]> => {
  const all = await Promise.all(
    pages.map(async (page): Promise<[string, PageAsk | undefined]> => [page.path ?? '', await askOf(page.path ?? '')]),
  );
  return all.filter((one): one is [string, WantedWork] => typeof one[1] === 'object');
};

test('R13.47 a page that asks for a piece of work says so in its hero and in its form, and nowhere offers a trial', async () => {
  const asking = await withWork();
  expect(asking.length).toBeGreaterThanOrEqual(9);
  for (const [address, { want, title, example }] of asking) {
    const { status, html } = await renderRoute(pages, address, sampleFacts);
    const [, form = ''] = html.split(' id="lead"');
    expect([address, status, firstButton(html)]).toEqual([address, 200, want]);
    for (const word of [title, example, `value="${want}"`])
      expect([address, word, form.includes(word)]).toEqual([address, word, true]);
    expect([address, html.includes('/home/login?type=1')]).toEqual([address, false]);
  }
});

test('twins without a piece of work of their own offer the trial by the same login', async () => {
  const offers = await Promise.all(
    twins.map(async ([page, twin]) => {
      const shown = await Promise.all([page, twin].map((address) => renderRoute(pages, address, sampleFacts)));
      return [
        page,
        ...shown.map(({ status, html }) => status === 200 && firstButton(html) === '免费试用 7 天'),
      ] as const;
    }),
  );
  expectNothing(
    offers.filter(([, page, twin]) => page !== twin),
    'give both pages the same offer in `src/content` of mf-marketing and mf-mobile.',
  );
  expect(offers.filter(([, page]) => page).length).toBeGreaterThanOrEqual(9);
});
