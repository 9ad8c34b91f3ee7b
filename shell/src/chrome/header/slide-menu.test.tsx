import { showChrome } from '../../testing/render-chrome';
import { SlideMenu } from './slide-menu';

const marketMenu = [{ categoryName: '获客增长', contents: [{ id: 50001, title: '报名转化提升方案' }] }];

async function showMenu(device: 'pc' | 'm', state = {}): Promise<HTMLElement> {
  const page = await showChrome(<SlideMenu device={device} />, { address: device === 'm' ? '/m/' : '/', state });
  return page;
}

const sections = (menu: HTMLElement) => [...menu.querySelectorAll('nav details')];

test('R2.158 R2.161 R4.12 the sections stand in the order of the specification and the first three start open', async () => {
  const found = sections(await showMenu('m', { marketMenu }));

  expect(found.map((section) => section.querySelector('summary')?.textContent)).toEqual([
    '直播产品',
    '应用场景',
    '增值服务',
    '营销市场',
    '客户案例',
    '价格',
    '服务与支持',
    '关于我们',
  ]);
  expect(found.map((section) => section.hasAttribute('open'))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('R13.37 the display settings come first', async () => {
  expect((await showMenu('m')).querySelector('nav button, nav a, nav input')?.textContent).toBe('大字版');
});

test('R2.162 service and support, and about us, lead where the specification says', async () => {
  const found = sections(await showMenu('m', { marketMenu }));
  const linksOf = (title: string) =>
    [
      ...(found.find((section) => section.querySelector('summary')?.textContent === title)?.querySelectorAll('a') ??
        []),
    ].map((link) => [link.textContent, link.getAttribute('href')]);

  expect(linksOf('服务与支持')).toEqual(
    expect.arrayContaining([
      ['帮助中心', '/help/helpCenter'],
      ['视频教程', '/info/video'],
      ['直播讲堂', '/m/lecture_h5'],
    ]),
  );
  expect(linksOf('关于我们')).toEqual([
    ['公司介绍', '/m/about'],
    ['加入我们', expect.stringMatching(/about#join$/)],
    ['媒体报道', '/m/media'],
  ]);
});

test('R2.160 R3.28 the marketing market lists its categories, each content by its id', async () => {
  const menu = await showMenu('m', { marketMenu });

  expect(menu.textContent).toContain('获客增长');
  expect(menu.querySelector('a[href="/m/market?id=50001"]')?.textContent).toBe('报名转化提升方案');
});

test('without answers of the api there is no empty market section', async () => {
  expect(sections(await showMenu('m')).map((section) => section.querySelector('summary')?.textContent)).not.toContain(
    '营销市场',
  );
});

test('R1.5 on phone pages it leads on to phone pages, on PC pages to PC pages', async () => {
  expect((await showMenu('m')).querySelector('a[href="/m/online_H5"]')?.textContent).toBe('直播分发');
  expect((await showMenu('pc')).querySelector('a[href="/home/liveService#distribution"]')?.textContent).toBe(
    '直播分发',
  );
});

test('R2.163 the 3D showroom opens in a new window with product, hall and meeting in its query', async () => {
  const link = [...(await showMenu('m')).querySelectorAll('a')].find(({ textContent }) =>
    textContent?.includes('3D 展厅'),
  );
  const address = new URL(link?.getAttribute('href') ?? '');

  expect(address.origin).toBe('https://showroom.example.com');
  expect(address.search).toBe('?productId=1&hallId=2&mcId=3');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('noopener');
});
