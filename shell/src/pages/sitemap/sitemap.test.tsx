import { showChrome } from '../../testing/render-chrome';
import { menuDescriptions } from '../../content/menu-descriptions';
import { scenarios, services } from '../../content/navigation';
import { siteMapGroups } from '../../content/site-map';
import { Component } from './sitemap.page';

const place = { address: '/sitemap', routeName: 'sitemap' };

test('R10.16 every entry of every group is a link, and no address is listed twice', async () => {
  const page = await showChrome(<Component />, place);
  const links = [...page.querySelectorAll('section a')].map((link) => link.getAttribute('href'));

  expect(links).toEqual(siteMapGroups.flatMap(({ items }) => items.map(({ link }) => link)));
  expect(new Set(links).size).toBe(links.length);
});

test('R3.29 every scenario and service of the navigation has its icon and says what it is about', async () => {
  const page = await showChrome(<Component />, place);
  for (const { id, title, link } of [...scenarios, ...services]) {
    const entry = page.querySelector(`li:has(> a[href="${link}"])`);
    expect(entry?.querySelector('a')?.textContent).toBe(title);
    expect(entry?.querySelector('a > img[alt=""]')).not.toBeNull();
    expect(entry?.querySelector('p')?.textContent).toBe(menuDescriptions[id]);
  }
});

test('who booked a callback finds the page of its code', async () => {
  const page = await showChrome(<Component />, place);

  expect(page.querySelector('a[href="/home/callback"]')?.textContent).toBe('改约或取消回电');
});

test('the marketing contents are listed when the service returns them', async () => {
  const marketMenu = [{ categoryName: '活动', contents: [{ id: 50001, title: '新品发布会' }] }];
  const page = await showChrome(<Component />, { ...place, state: { marketMenu } });

  expect(page.querySelector('a[href="/home/marketing/50001"]')?.textContent).toBe('新品发布会');
  expect(page.querySelectorAll('h1')).toHaveLength(1);
});
