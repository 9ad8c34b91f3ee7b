/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { createMemoryRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import './early/reload-once';
import type { Router } from './open-page';
import { orWholePage } from './whole-page';

/** Answers of a call by the address of its page; those without one fail. */
let answers: Record<string, string> = {};

function loader({ request }: LoaderFunctionArgs): string {
  const { pathname, search } = new URL(request.url);
  const answer = answers[pathname + search];
  if (!answer) throw Object.assign(new Error('The call has failed.'), { isAxiosError: true });
  return answer;
}

function lostChunk(): Promise<never> {
  return Promise.reject(Object.assign(new Error('Loading chunk failed.'), { name: 'ChunkLoadError' }));
}

const routes: RouteObject[] = [
  { id: 'list', path: '/list', loader },
  { id: 'other', path: '/other', loader },
  { id: 'lost', path: '/lost', lazy: lostChunk },
];

async function openList(): Promise<Router> {
  answers = { '/list': 'first rows' };
  const made: Router = createMemoryRouter(routes, {
    initialEntries: ['/list'],
    dataStrategy: orWholePage(() => made),
  });
  made.initialize();
  await until(made, () => made.state.initialized);
  return made;
}

function until(router: Router, isSo: () => boolean): Promise<void> {
  return new Promise((done) => {
    if (isSo()) return done();
    const stop = router.subscribe(() => {
      if (!isSo()) return;
      stop();
      done();
    });
  });
}

/** Goes there; whether the page is asked for as a whole. */
async function leavesFor(router: Router, address: string): Promise<boolean> {
  // jsdom loads no other page, and says so.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  void router.navigate(address);
  await Promise.race([
    until(router, () => router.state.navigation.state === 'idle'),
    new Promise((done) => setTimeout(done, 50)),
  ]);
  const left = logged.mock.calls.some(([error]) => String(error).includes('navigation'));
  logged.mockRestore();
  return left;
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
});

const notice = () => document.querySelector('[role=alert]');

async function noticeShown(): Promise<void> {
  while (!notice()) await new Promise((done) => setTimeout(done));
}

test('R7.2 a list whose next page does not come stays with address and rows, says so, and asks again by its button', async () => {
  const router = await openList();
  await router.navigate('/list?page=2');
  await noticeShown();
  expect(router.state).toMatchObject({
    location: { pathname: '/list', search: '' },
    loaderData: { list: 'first rows' },
    errors: null,
  });
  expect(sessionStorage).toHaveLength(0);
  expect(notice()?.textContent).toContain('没有取到新内容，页面还是原来的');

  answers['/list?page=2'] = 'second rows';
  document.querySelector('button')?.click();
  await until(router, () => router.state.loaderData.list === 'second rows');
  expect(router.state.location.search).toBe('?page=2');
  expect(notice()).toBeNull();
});

test.each(['/other', '/lost'])(
  'R4.23 a link to %s, of which something is lost, is followed as to a document however soon after a reload',
  async (to) => {
    sessionStorage.setItem('site-reload', String(Date.now()));
    const router = await openList();
    expect(await leavesFor(router, to)).toBe(true);
  },
);

test('R4.23 a part that is lost at the same address reloads the page once in a while', async () => {
  sessionStorage.setItem('site-reload', String(Date.now()));
  const here: Router = createMemoryRouter([{ id: 'lost', path: '/lost', loader: lostChunk }], {
    initialEntries: ['/lost'],
    hydrationData: { loaderData: { lost: 'words' } },
    dataStrategy: orWholePage(() => here),
  });
  here.initialize();
  expect(await leavesFor(here, '/lost?page=2')).toBe(false);
  sessionStorage.clear();
  expect(await leavesFor(here, '/lost?page=3')).toBe(true);
});

test('a page that lacks a sheet is asked for as a whole, and shown without it where that has just been', async () => {
  const router = await openList();
  answers['/other'] = 'words';
  document.documentElement.dataset.lostSheet = '';
  expect(await leavesFor(router, '/other')).toBe(true);
  document.documentElement.dataset.lostSheet = '';
  expect(await leavesFor(router, '/other')).toBe(false);
  expect(router.state.loaderData).toEqual({ other: 'words' });
});
