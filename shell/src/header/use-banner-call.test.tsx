/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { installTransport } from '@site/shared/http';
import { act, render } from '@testing-library/react';
import { useBannerCall } from './use-banner-call';

function Header() {
  useBannerCall();
  return <header>页眉</header>;
}

/** Renders it twice; gives the addresses asked for and what was logged for developers. */
async function mount(answer: () => Promise<unknown>): Promise<{ asked: string[]; told: unknown[][] }> {
  const asked: string[] = [];
  installTransport({
    baseUrl: () => '',
    adapter: async (config) => {
      asked.push(String(config.url));
      return { status: 200, statusText: '', headers: {}, config, data: await answer() };
    },
  });
  const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  const { rerender, container } = render(<Header />);
  await act(async () => rerender(<Header />));
  expect(container.textContent).toBe('页眉');
  const told = debug.mock.calls;
  debug.mockRestore();
  return { asked, told };
}

test('the banners are asked for once a mount; the answer is logged for developers and nothing is shown', async () => {
  const answer = { code: 0, msg: '', data: { list: [] } };
  const { asked, told } = await mount(async () => answer);

  expect(asked).toEqual(['/open/v1/home/banner']);
  expect(told).toEqual([['Home banners:', answer]]);
});

test('a failure is logged and nothing else', async () => {
  const { told } = await mount(() => Promise.reject(new Error('down')));

  expect(told.map(([words]) => words)).toEqual(['The home banners could not be had:']);
});
