/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { listHomeBanners } from '@site/shared/calls/home-banners';
import { installTransport } from '@site/shared/http';
import { answerBody } from '@site/shared/testing/answer-to';
import { act, render } from '@testing-library/react';
import { useBannerCall } from './use-banner-call';

function Header() {
  useBannerCall();
  return <header>页眉</header>;
}

/** Renders it twice; returns the requested addresses and what was logged for developers. */
async function mount(answer: () => Promise<unknown>): Promise<{ requested: string[]; logged: unknown[][] }> {
  const requested: string[] = [];
  installTransport({
    baseUrl: () => '',
    adapter: async (config) => {
      requested.push(String(config.url));
      return { status: 200, statusText: '', headers: {}, config, data: await answer() };
    },
  });
  const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
  const { rerender, container } = render(<Header />);
  await act(async () => rerender(<Header />));
  expect(container.textContent).toBe('页眉');
  const logged = debug.mock.calls;
  debug.mockRestore();
  return { requested, logged };
}

test('R7.46 the banners are requested once per mount; the answer is logged for developers and nothing is shown', async () => {
  const answer = answerBody(listHomeBanners, { list: [] });
  const { requested, logged } = await mount(async () => answer);

  expect(requested).toEqual([listHomeBanners.path]);
  expect(logged).toEqual([['Home banners:', answer]]);
});

test('a failure is logged and nothing else', async () => {
  const { logged } = await mount(() => Promise.reject(new Error('down')));

  expect(logged.map(([message]) => message)).toEqual(['The home banners could not be loaded:']);
});
