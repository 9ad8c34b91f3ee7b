import { renderToStaticMarkup } from 'react-dom/server';
import { menuDescriptions } from '../../content/menu-descriptions';
import { products, scenarios, services } from '../../content/navigation';
import { showChrome } from '../../testing/render-chrome';
import { MainNav } from './main-nav';
import { menuPictures, signs } from './menu-pictures';

async function showNav(address = '/'): Promise<HTMLElement> {
  const page = await showChrome(<MainNav />, { address });
  return page;
}

const linksIn = (list: Element | null) =>
  [...(list?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

test('R1.3 R2.142–144 the mega-menu holds six products, eleven scenarios and five value-added services', async () => {
  const nav = await showNav();

  expect(linksIn(nav.querySelector('[aria-labelledby=_menu-products]'))).toHaveLength(6);
  expect(linksIn(nav.querySelector('[aria-labelledby=_menu-scenarios]'))).toHaveLength(11);
  expect(linksIn(nav.querySelector('[aria-labelledby=_menu-services]'))).toHaveLength(5);
});

test.each([
  ['products', products],
  ['scenarios', scenarios],
  ['services', services],
] as const)(
  'R3.29 every one of the %s is told by its title, its description, its link and its icon',
  async (name, items) => {
    const list = (await showNav()).querySelector(`[aria-labelledby=_menu-${name}]`);
    const links = [...(list?.querySelectorAll('a') ?? [])];

    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      items.map(({ id, link, title }) => [link, `${title}${menuDescriptions[id]}`]),
    );
    expect(list?.previousElementSibling?.getAttribute('src')).toContain(`drawing-${name}`);
    const drawn = renderToStaticMarkup(<svg>{menuPictures[name].Draw()}</svg>);
    for (const { id } of items) expect(drawn).toContain(renderToStaticMarkup(<>{signs[id]?.Draw()}</>));
  },
);

test('R2.141 the bar names the points of the specification in its order', async () => {
  const nav = await showNav();
  const points = [...nav.querySelectorAll('nav > ul > li')].map((point) =>
    point.querySelector('summary, a')?.textContent?.replace(/（.*/, ''),
  );

  expect(points).toEqual([
    '首页',
    '产品与服务',
    '产品选型中心',
    '案例与方案',
    '渠道合作',
    '价格',
    '下载与帮助',
    '关于我们',
  ]);
});

test('every menu opens without script: a details element, and its panel beside it', async () => {
  const nav = await showNav();

  for (const menu of nav.querySelectorAll('details')) {
    expect(menu.querySelector('summary')).not.toBeNull();
    expect(menu.nextElementSibling?.querySelectorAll('a').length).toBeGreaterThan(2);
  }
  expect(nav.querySelectorAll('details')).toHaveLength(4);
});

test('R2.146 R2.149 cases and help lead where the specification says', async () => {
  const links = linksIn(await showNav());

  expect(links).toEqual(
    expect.arrayContaining([
      '/home/lectureSubitem/1',
      '/home/lectureSubitem/2',
      '/home/lectureSubitem/3',
      '/home/lectureSubitem/4',
      '/home/case',
      '/home/download#pc',
      '/home/download#app',
      '/help/helpClassList/101',
      '/help/helpCenter',
      '/info/video',
      '/home/about',
      '/home/about#join',
      '/home/media',
    ]),
  );
});

test('R2.145 the selection centre opens outside, in a new window, from the configuration', async () => {
  const link = (await showNav()).querySelector('a[target=_blank]');

  expect(link?.getAttribute('href')).toBe('https://selection.example.com');
  expect(link?.getAttribute('rel')).toBe('noopener');
});

test('only the menu with the current page is marked', async () => {
  const nav = await showNav('/home/media');
  const marked = [...nav.querySelectorAll('summary')].filter((summary) => summary.className.includes('current'));

  expect(marked.map((summary) => summary.textContent)).toEqual(['关于我们']);
});
