import { createStaticHandler, type LoaderFunction, type RouteObject } from 'react-router';
import { loadPage } from './load-page';
import { pageBudget, coldRenderBudget, settleTime as settleTimeOf } from './page-budget';
import type { RenderRequest } from './worker-messages';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settleTime = settleTimeOf(pageBudget);

const never = () => new Promise<never>(() => undefined);

function load(page: Partial<RouteObject>, more: Partial<RenderRequest> = {}, callsAreOpen = () => true) {
  const handler = createStaticHandler([{ path: '/a', ...page } as RouteObject]);
  return loadPage(handler, 'http://site', { address: '/a', ...more } as RenderRequest, callsAreOpen);
}

test('a loader that never settles is given up in time, and is told so', async () => {
  let signal: AbortSignal | undefined;
  const loader: LoaderFunction = ({ request }) => {
    signal = request.signal;
    return never();
  };
  const loaded = load({ loader });
  await jest.advanceTimersByTimeAsync(settleTime - 1);
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(2);
  expect(await loaded).toMatchObject({ late: true, context: { statusCode: 404 } });
  expect(signal?.aborted).toBe(true);
});

test('a page module that never loads is given up in time', async () => {
  const loaded = load({ lazy: never });
  await jest.advanceTimersByTimeAsync(settleTime + 1);
  expect(await loaded).toMatchObject({ late: true, context: { statusCode: 404 } });
});

test('a page that nothing stored can stand in for is waited for as long as its calls may take', async () => {
  const late = new Promise((done) => setTimeout(done, coldRenderBudget, 'late'));
  const loaded = load({ loader: () => late }, { cold: true });
  await jest.advanceTimersByTimeAsync(coldRenderBudget);
  expect(await loaded).toMatchObject({ late: false, context: { loaderData: { 0: 'late' } } });
});

test('such a page is not waited for once it waits for no call', async () => {
  let open = true;
  const loaded = load({ loader: never }, { cold: true }, () => open);
  await jest.advanceTimersByTimeAsync(settleTime + 1000);
  open = false;
  await jest.advanceTimersByTimeAsync(500);
  expect(await loaded).toMatchObject({ late: true });
});

test('data that came while the process stood still is used, though its time is over', async () => {
  const data = load({ loader: () => new Promise((done) => setTimeout(done, settleTime, 'late')) });
  jest.advanceTimersByTime(settleTime);
  expect(await data).toMatchObject({ late: false, context: { loaderData: { 0: 'late' } } });
});
