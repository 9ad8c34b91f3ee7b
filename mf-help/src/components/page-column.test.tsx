/** @jest-environment jsdom */
import { routerOfFrame } from '@site/shared/page/router-of-frame';
import '@site/shared/testing/browser-globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { PageColumn } from './page-column';

/** A page in the column, and the next one, whose data come as `loader` says. */
function open(loader: () => Promise<null>) {
  history.replaceState(null, '', '/');
  const frame = (
    <PageColumn>
      <Outlet />
    </PageColumn>
  );
  const pages = [
    { path: '/', element: <p>这一页</p> },
    { path: '/next', element: <p>下一页</p>, loader },
  ];
  const router = createBrowserRouter([{ element: frame, children: pages }]);
  return { router, ...render(<RouterProvider router={routerOfFrame(router)} />) };
}

test('R4.21 while the next page loads its region is busy and shows a skeleton, then the page', async () => {
  let arrive: (data: null) => void = () => undefined;
  const arrival = new Promise<null>((done) => {
    arrive = done;
  });
  const { router, container } = open(() => arrival);
  expect(container.querySelector('[aria-busy=true]')).toBeNull();

  act(() => void router.navigate('/next'));
  await waitFor(() => expect(container.querySelector('[aria-busy=true] .skeleton')).not.toBeNull());
  expect(screen.getByText('这一页')).not.toBeNull();

  await act(async () => arrive(null));
  expect(screen.getByText('下一页')).not.toBeNull();
  expect(container.querySelector('[aria-busy=true], .skeleton')).toBeNull();
});

test('a page that is at hand comes at once, and nobody is states to wait', async () => {
  const { router, container } = open(() => Promise.resolve(null));
  const states: (string | null | undefined)[] = [];
  const look = () => states.push(container.querySelector('[aria-busy]')?.getAttribute('aria-busy'));
  new MutationObserver(look).observe(container, { subtree: true, characterData: true, attributes: true });

  await act(() => router.navigate('/next'));
  await act(() => router.navigate('/'));
  await act(() => new Promise((done) => setTimeout(done, 0)));

  expect(screen.getByText('这一页')).not.toBeNull();
  expect(new Set(states)).toEqual(new Set(['false']));
});
