import { testSite } from '@site/shared/testing/test-site';
import { mourningScope } from '../content/mourning';
import { isGreyPage } from './grey-page';

const state = { site: testSite, grey: mourningScope };
const home = { id: 'index', handle: { layout: 'default' } };

test('only the home page loses its colour, not its campaign versions', () => {
  expect(isGreyPage(state, home)).toBe(true);
  for (const id of ['index2023', 'index_vzan', 'vzan2023', 'm', 'home-edu'])
    expect(isGreyPage(state, { ...home, id })).toBe(false);
});

test('in a layout that is not named the page keeps its colour', () => {
  expect(isGreyPage(state, { ...home, handle: { layout: 'new' } })).toBe(true);
  expect(isGreyPage(state, { ...home, handle: { layout: 'no-float' } })).toBe(false);
  expect(isGreyPage({ ...state, site: { ...testSite, variant: 'white-label' } }, home)).toBe(false);
});

test('in ordinary times every page has its colour', () => {
  expect(isGreyPage({ site: testSite }, home)).toBe(false);
});
