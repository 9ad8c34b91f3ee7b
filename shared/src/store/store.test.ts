/** @jest-environment node */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { testSite } from '../testing/test-site';
import {
  createSiteStore,
  freezeForRender,
  installStoreScope,
  siteStore,
  useSite,
  readSite,
  type SiteState,
} from './store';

function state(routeName: string): SiteState {
  const lists = { friendLinks: [], marketMenu: [] };
  return {
    site: testSite,
    fullUrl: '',
    routeName,
    pcHostUrl: '',
    pcHostName: '',
    navColor: '',
    online: true,
    ...lists,
  };
}

function RouteName() {
  return createElement(
    'b',
    null,
    useSite(({ routeName }) => routeName),
  );
}

test('outside a request there is no store: a leak throws', () => {
  installStoreScope(() => {
    throw new Error('outside a request');
  });
  expect(() => siteStore()).toThrow('outside a request');
});

test('state set by a loader is rendered on the server after the freeze', () => {
  const store = createSiteStore(state('index'));
  installStoreScope(() => store);
  store.setState({ routeName: 'info-cate-id' });
  expect(renderToString(createElement(RouteName))).toBe('<b>index</b>');
  freezeForRender(store);
  expect(renderToString(createElement(RouteName))).toBe('<b>info-cate-id</b>');
});

test('what is read once is the state of the loaders too', () => {
  const store = createSiteStore(state('index'));
  installStoreScope(() => store);
  store.setState({ fullUrl: 'https://site.test/info/1' });
  freezeForRender(store);
  const Address = () => readSite(({ fullUrl }) => fullUrl);
  expect(renderToString(createElement(Address))).toBe('https://site.test/info/1');
});

test('R3.38 two stores are isolated', () => {
  const [one, other] = [createSiteStore(state('one')), createSiteStore(state('other'))];
  one.setState({ navColor: 'red' });
  expect(other.getState().navColor).toBe('');
});
