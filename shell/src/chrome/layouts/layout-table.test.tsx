import { gdAsk } from '@site/shared/page/page-asks';
import type { LayoutName } from '@site/shared/page/page-handle';
import { testSite } from '@site/shared/testing/test-site';
import { showChrome } from '../../testing/render-chrome';
import { layoutFor } from './layout-table';
import { type Expected, show, mainNav } from '../../testing/shown-layout';

const allLayouts: LayoutName[] = [
  'default',
  'empty',
  'help',
  'help-search',
  'new',
  'white-label',
  'white-label-help',
  'no-float',
  'pc',
];

test.each(allLayouts)(
  'R2.124–131 the layout %s has the page as its one main landmark and a way to it',
  async (layout) => {
    const page = await show({ layout });

    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.querySelector('main')?.textContent).toBe('本页');
    expect(page.querySelector('a')?.textContent).toBe('跳到正文');
    expect(page.querySelector('a')?.getAttribute('href')).toBe(`#${page.querySelector('main')?.id}`);
    expect(page.querySelector('#_top')).not.toBeNull();
    expect(page.textContent).toContain('网络已断开，页面内容可能不是新的');
    expect(page.textContent).toContain('网络已恢复');
  },
);

test('R2.123 the default layout has the header for phones only where the address contains /m/', async () => {
  const phone = await show({ layout: 'default', address: '/m/edu', routeName: 'm-edu' });
  const computer = await show({ layout: 'default' });

  expect(phone.querySelector(mainNav)).toBeNull();
  expect(phone.querySelector('header a')?.getAttribute('href')).toBe('/m/');
  expect(computer.querySelector(mainNav)).not.toBeNull();
  expect(computer.querySelector('header a')?.getAttribute('href')).toBe('/');
});

test('an address that only begins with an m is no page for phones', async () => {
  expect((await show({ layout: 'default', address: '/media' })).querySelector(mainNav)).not.toBeNull();
});

test('R2.127 R2.130 R2.131 R4.14–17 one way to the top per layout, each at its own height', async () => {
  const classes = async (expected: Expected) =>
    [...(await show(expected)).querySelectorAll('[data-scroll-top]')].map(
      (link) => link.parentElement?.className || link.className,
    );

  expect(await classes({ layout: 'default' })).toContain('afterFar');
  expect(await classes({ layout: 'pc' })).toContain('after400');
  expect(await classes({ layout: 'no-float' })).toEqual(['after400', 'narrow']);
  expect((await show({ layout: 'new' })).querySelector('header [data-scroll-top]')).not.toBeNull();
  expect((await show({ layout: 'default', address: '/m/' })).querySelectorAll('[data-scroll-top]')).toHaveLength(1);
});

test('R2.125 R2.126 the help header finds without script and hides its box on the search route until scrolled', async () => {
  const help = await show({ layout: 'help', address: '/help/helpCenter' });
  const search = await show({ layout: 'help-search', address: '/help/helpSearch/a' });

  expect(help.querySelector('form')?.getAttribute('action')).toBe('/help/helpSearch');
  expect(help.querySelector('input')?.name).toBe('keyword');
  expect(help.querySelector('.later')).toBeNull();
  expect(search.querySelector('.later form')).not.toBeNull();
});

test.each(['help', 'help-search', 'white-label-help'] as const)(
  'R13.37 under the thumb of who reads in the layout %s are the phone and the colleague on duty',
  async (layout) => {
    const bar = (await show({ layout, address: '/help/helpCenter' })).querySelector('[data-bottom-bar]');

    expect(
      [...(bar?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [testSite.phone, 'tel:4000000000'],
      ['交给值班同事', '#support'],
    ]);
  },
);

test.each(['/home/gd', '/m/gd'])(
  'R13.47 the bar of phones asks for what the page %s asks for, a trial otherwise',
  async (address) => {
    const bar = (await show({ layout: 'default', address, ask: gdAsk })).querySelector('[data-bottom-bar]');
    const usual = (await show({ layout: 'default', address })).querySelector('[data-bottom-bar]');

    expect(bar?.querySelector('details.sheet > summary')?.textContent).toBe(gdAsk.want);
    expect(bar?.querySelector('form [name=ask]')?.getAttribute('value')).toBe(gdAsk.want);
    expect(bar?.textContent).not.toContain('免费试用');
    expect(usual?.querySelector('details.sheet > summary')?.textContent).toBe('免费试用 7 天');
  },
);

test('the fixed card of wide windows asks for what the page asks for, a trial otherwise', async () => {
  const card = async (ask?: typeof gdAsk) => {
    const page = await show({ layout: 'default', address: '/home/gd', ...(ask && { ask }) });
    const link = page.querySelector('aside[aria-label=咨询与试用] a.accent');
    return [link?.textContent, link?.getAttribute('href')];
  };

  expect(await card(gdAsk)).toEqual([gdAsk.want, '#lead']);
  expect(await card()).toEqual(['免费试用', '/home/login?type=1']);
});

test('on phones a page with one form as its aim has the bar with the phone, where it asks for something', async () => {
  const bar = async (expected: Expected) => (await show(expected)).querySelector('[data-bottom-bar]');

  expect((await bar({ layout: 'no-float', ask: gdAsk }))?.textContent).toMatch(/电话.*在线咨询.*约现场测试/s);
  expect(await bar({ layout: 'no-float' })).toBeNull();
});

test('R2.124 nothing floats in the empty layout', async () => {
  const page = await show({ layout: 'empty' });

  expect(page.querySelector('header, footer, aside, [data-consent-choice]')).toBeNull();
});

test('the question for consent stands where a footer offers to ask it again, and is a landmark of its own', async () => {
  for (const layout of allLayouts.filter((name) => name !== 'empty')) {
    const page = await show({ layout });
    const bar = page.querySelector('section[aria-label=隐私设置]');

    expect(bar?.textContent).toContain('我们使用必要的本地存储保证网站运行；统计功能需要你的同意');
    expect([...(bar?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '同意统计',
      '仅必要',
    ]);
    expect(new Set([...(bar?.querySelectorAll('button') ?? [])].map(({ className }) => className)).size).toBe(1);
    expect(page.querySelector('footer [data-consent-open]')?.getAttribute('href')).toContain('#privacy-consent');
  }
});

test('a header over a dark hero tells the page how much it covers, a solid one covers nothing', async () => {
  expect((await show({ layout: 'default', header: 'over-dark' })).firstElementChild?.className).toContain('overlaid');
  expect((await show({ layout: 'default' })).firstElementChild?.className).not.toContain('overlaid');
  expect((await show({ layout: 'pc', header: 'over-dark' })).firstElementChild?.className).not.toContain('overlaid');
});

test('R12.89 paper says whose page it is, its address without a query, and leaves room for the day', async () => {
  const page = await show({ layout: 'pc', address: '/home/article/60001?utm_source=wx' });
  const [head, foot] = page.querySelectorAll('[data-paper]');

  expect(head?.textContent).toBe(`${testSite.brand}${testSite.slogan}`);
  expect(foot?.textContent).toBe(`${testSite.origin}/home/article/60001`);
  expect(foot?.querySelector('[data-print-date]')).not.toBeNull();
  expect((await show({ layout: 'empty' })).querySelector('[data-paper]')).toBeNull();
});

test('R12.91 where the page has a search box of its own the header keeps its own back', async () => {
  for (const layout of ['default', 'help'] as const) {
    const Layout = layoutFor(layout, '');
    const shown = async (handle: object) =>
      (await showChrome(<Layout>本页</Layout>, { address: '/x', routeName: 'x', handle: { layout, ...handle } }))
        .innerHTML;
    expect(await shown({ ownSearch: true })).toMatch(/class="[^"]*later/);
    expect(await shown({})).not.toMatch(/class="[^"]*later/);
  }
});
