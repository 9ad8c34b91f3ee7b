import { testSite } from '@site/shared/testing/test-site';
import { mourningScope } from '../../content/mourning';
import { isGreyscalePage } from './greyscale-page';

const state = { site: testSite, grey: mourningScope };
const home = { id: 'index', handle: { layout: 'default' } };
const phoneHome = { id: 'm', handle: { layout: 'default' } };

test('R2.132 only the home pages for computers and for phones lose their colour, not the campaign versions', () => {
  expect(isGreyscalePage(state, home)).toBe(true);
  expect(isGreyscalePage(state, phoneHome)).toBe(true);
  for (const id of ['index2023', 'index_vzan', 'vzan2023', 'm-old-index', 'home-edu'])
    expect(isGreyscalePage(state, { ...home, id })).toBe(false);
});

test('R2.132 in a layout that is not named the page keeps its colour', () => {
  expect(isGreyscalePage(state, { ...home, handle: { layout: 'new' } })).toBe(true);
  expect(isGreyscalePage(state, { ...home, handle: { layout: 'no-float' } })).toBe(false);
});

test('a white-label site mourns as ours does', () => {
  const site = { ...testSite, variant: 'white-label' } as const;
  for (const route of [home, phoneHome]) expect(isGreyscalePage({ ...state, site }, route)).toBe(true);
  expect(isGreyscalePage({ ...state, site }, { id: 'home-edu' })).toBe(false);
});

test('in ordinary times every page has its colour', () => {
  expect(isGreyscalePage({ site: testSite }, home)).toBe(false);
});
