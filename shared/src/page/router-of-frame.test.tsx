/** @jest-environment jsdom */
import '../testing/browser-globals';
import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routerOfFrame } from './router-of-frame';

test('a page is not rendered anew because another one is on its way', async () => {
  history.replaceState(null, '', '/');
  let arrive: (data: null) => void = () => undefined;
  const arrival = new Promise<null>((done) => {
    arrive = done;
  });
  let rendered = 0;
  function Here() {
    rendered += 1;
    return <p>这一页</p>;
  }
  const pages = [
    { path: '/', Component: Here },
    { path: '/next', element: <p>下一页</p>, loader: () => arrival },
  ];
  const router = createBrowserRouter(pages);
  render(<RouterProvider router={routerOfFrame(router)} />);
  const before = rendered;

  await act(async () => void router.navigate('/next'));
  expect(router.state.navigation.state).toBe('loading');
  expect(rendered).toBe(before);

  await act(async () => arrive(null));
  expect(screen.getByText('下一页')).not.toBeNull();
});
