/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { leaveDocumentLinks } from './document-links';
import type { Router } from './open-page';

const page = `<div id="_content"><form data-island="forms"><input name="phone"><input type="checkbox" name="consent"></form>
  <form role="search"><input name="q"></form></div><form data-island="forms"><input name="callback"></form>`;

let followed: unknown[];

/** What the router was told of a link, after something was typed into a field. */
async function follow(to: unknown, typed?: [field: string, text: string]): Promise<unknown[]> {
  document.body.innerHTML = page;
  followed = [];
  const router = { navigate: async (address: unknown) => void followed.push(address) } as unknown as Router;
  leaveDocumentLinks(router);
  const field = typed && document.querySelector<HTMLInputElement>(`[name=${typed[0]}]`);
  if (field) field.value = typed[1];
  // jsdom loads no other page, and says so.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await router.navigate(to as string);
  const left = logged.mock.calls.length > 0;
  logged.mockRestore();
  return left ? ['the browser'] : followed;
}

test('a link from a page with a form that holds something typed is left to the browser, which keeps the page as it is', async () => {
  expect(await follow('/home/service', ['phone', '139'])).toEqual(['the browser']);
  expect(await follow({ pathname: '/home/service', search: '?a=1' }, ['phone', '139'])).toEqual(['the browser']);
});

test('R12.181 a link to the page that may ask for devices, or from it, is left to the browser; one to a part of it is not', async () => {
  expect(await follow('/help/liveCheck')).toEqual(['the browser']);
  expect(await follow('/help/liveCheck/?from=app')).toEqual(['the browser']);
  history.replaceState(null, '', '/help/liveCheck');
  expect(await follow('/help/helpCenter')).toEqual(['the browser']);
  expect(await follow('/help/liveCheck#check-camera')).toEqual(['/help/liveCheck#check-camera']);
  history.replaceState(null, '', '/');
});

test('every other link stays with the application', async () => {
  expect(await follow('/home/service')).toEqual(['/home/service']);
  expect(await follow('/home/service', ['q', '白名单'])).toEqual(['/home/service']);
  expect(await follow('/home/service', ['callback', '139'])).toEqual(['/home/service']);
  expect(await follow('?page=2', ['phone', '139'])).toEqual(['?page=2']);
  expect(await follow(-1, ['phone', '139'])).toEqual([-1]);
});

test('without network the page stays with the application', async () => {
  document.documentElement.dataset.offline = '';
  expect(await follow('/home/service', ['phone', '139'])).toEqual(['/home/service']);
  delete document.documentElement.dataset.offline;
});
