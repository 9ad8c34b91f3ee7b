import type { LayoutName } from '@site/shared/page/page-handle';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { testSite } from '@site/shared/testing/test-site';
import { layoutName } from './layout-name';
import { neutralSite, show, widget } from '../../testing/shown-layout';

test('on a white-label site the help header hides its box on the search route as well, and names no vendor', async () => {
  const help = await show({ layout: 'help', address: '/help/helpCenter', variant: 'white-label' });
  const search = await show({ layout: 'help-search', address: '/help/helpSearch/a', variant: 'white-label' });

  expect(help.querySelector('.later')).toBeNull();
  expect(search.querySelector('.later form')).not.toBeNull();
  expect(help.querySelector('header')?.textContent).not.toContain('官网');
  expect(help.querySelector('[data-login]')).toBeNull();
});

test('R1.8 on a white-label site every layout becomes a neutral one', async () => {
  const become = (name: LayoutName) => layoutName(name, 'white-label');

  expect(['default', 'new', 'pc', 'no-float'].map((name) => become(name as LayoutName))).toEqual(
    Array(4).fill('white-label'),
  );
  expect(['help', 'help-search'].map((name) => become(name as LayoutName))).toEqual(Array(2).fill('white-label-help'));
  expect(become('empty')).toBe('empty');
  expect(layoutName('new', '')).toBe('new');
});

test('R2.129 a neutral layout names no phone, no widget and no notice of the vendor', async () => {
  for (const layout of ['white-label', 'white-label-help'] as const) {
    const page = await show({ layout, site: neutralSite });

    expect(page.querySelector('a[href^="tel:"], a[href^="mailto:"]')).toBeNull();
    expect(page.innerHTML).not.toContain(testSite.legalName);
    expect(page.querySelector(widget)).toBeNull();
  }
});

test('R2.129 a white-label site shows the contacts that its operator set, else the way to the form', async () => {
  const ways = async (place: string, facts: Partial<SiteFacts>) => {
    const page = await show({ layout: 'white-label', site: { ...neutralSite, ...facts } });
    const links = [...page.querySelectorAll(`${place} a`)].map((link) => link.getAttribute('href') ?? '');
    return links.filter((link) => /^(tel|mailto):|signUp$/.test(link));
  };
  const set = { phone: '021 6000 0000', email: 'ask@live.test' };
  const dialled = 'tel:02160000000';
  const letter = 'mailto:ask@live.test';

  for (const [facts, way] of [
    [set, dialled],
    [{}, '/home/signUp'],
  ] as const) {
    expect(await ways('nav[aria-label=主导航]', facts)).toEqual([way]);
    expect(await ways('header .narrow >', facts)).toEqual([way]);
  }
  expect(await ways('nav[aria-label=菜单]', set)).toEqual([dialled, letter, '/home/signUp']);
  expect(await ways('footer', set)).toEqual([dialled, letter]);
});

test('R12.89 paper of a white-label site has its name alone', async () => {
  const page = await show({ layout: 'white-label', site: { ...neutralSite, brand: '某直播' } });

  expect(page.querySelector('[data-paper]')?.textContent).toBe('某直播');
});
