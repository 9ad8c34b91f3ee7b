/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { PageColumn } from './page-column';

/** The router only needs URL and signal of a request; jsdom has no Request at all. */
class Asked {
  readonly method = 'GET';
  readonly signal: RequestInit['signal'];

  constructor(
    readonly url: string,
    { signal }: RequestInit = {},
  ) {
    this.signal = signal ?? null;
  }
}

test('while the next page loads its region is busy and shows a skeleton, then the page', async () => {
  Object.assign(globalThis, { Request: Asked });
  let arrive: (data: null) => void = () => undefined;
  const arrival = new Promise<null>((done) => {
    arrive = done;
  });
  const frame = (
    <PageColumn>
      <Outlet />
    </PageColumn>
  );
  const pages = [
    { path: '/', element: <p>这一页</p> },
    { path: '/next', element: <p>下一页</p>, loader: () => arrival },
  ];
  const router = createBrowserRouter([{ element: frame, children: pages }]);
  const { container } = render(<RouterProvider router={router} />);
  expect(container.querySelector('[aria-busy=true]')).toBeNull();

  act(() => void router.navigate('/next'));
  expect(screen.getByText('这一页')).not.toBeNull();
  expect(container.querySelector('[aria-busy=true] .skeleton')).not.toBeNull();

  await act(async () => arrive(null));
  expect(screen.getByText('下一页')).not.toBeNull();
  expect(container.querySelector('[aria-busy=true], .skeleton')).toBeNull();
});
