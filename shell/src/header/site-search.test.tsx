/** @jest-environment jsdom */
import '@site/shared/testing/browser-globals';
import { suggestSite } from '@site/shared/calls/site-suggest';
import { suggestionDebounce } from '@site/shared/contract/content-ids';
import type { SearchSuggestion } from '@site/shared/contract/search';
import { installTransport } from '@site/shared/http';
import { answerBody } from '@site/shared/testing/answer-to';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { SiteSearch } from './site-search';

const suggest = Array.from(
  { length: 12 },
  (_, index): SearchSuggestion => ({
    label: `第 ${index} 页`,
    link: `/home/case?page=${index}`,
    kind: 'page',
  }),
);
let requests: unknown[];

beforeEach(() => {
  jest.useFakeTimers();
  requests = [];
  Element.prototype.scrollIntoView = () => undefined;
  installTransport({
    baseUrl: () => '',
    adapter: async (config) => {
      requests.push([config.url, config.params]);
      return { status: 200, statusText: '', headers: {}, config, data: answerBody(suggestSite, { suggest }) };
    },
  });
});
afterEach(() => jest.useRealTimers());

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

test('the site’s search suggests ten pages for the trimmed text and opens the chosen one', async () => {
  const { container } = render(
    <MemoryRouter>
      <SiteSearch id="search" />
      <Address />
    </MemoryRouter>,
  );
  const field = screen.getByRole('combobox', { name: '搜索产品、案例、帮助与资讯' });
  act(() => field.focus());
  fireEvent.input(field, { target: { value: ' 案例 ' } });
  await act(async () => void (await jest.advanceTimersByTimeAsync(suggestionDebounce)));

  expect(requests).toEqual([[suggestSite.path, { q: '案例', size: 10 }]]);
  expect(screen.getAllByRole('option')).toHaveLength(10);
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(container.querySelector('output')?.textContent).toBe('/home/case?page=0');
  expect(screen.queryAllByRole('option')).toEqual([]);
});
