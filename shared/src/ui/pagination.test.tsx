import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Pagination } from './pagination';
import { pageAddress, pageWindow } from './page-window';

const show = (page: number, pages: number) =>
  renderToString(
    <StaticRouter location="/info/hot">
      <Pagination page={page} pages={pages} path="/info/hot" query={{ kind: 'help', q: undefined }} />
    </StaticRouter>,
  );

test('long lists show the ends, the neighbours and a gap; a gap of one page is that page', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(1, 9)).toEqual([1, 2, undefined, 9]);
  expect(pageWindow(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9]);
  expect(pageWindow(4, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('the first page has one address only: the one without a page number', () => {
  expect(pageAddress('/info/hot', 1, {})).toBe('/info/hot');
  expect(pageAddress('/info/hot', 2, { kind: 'help', q: '' })).toBe('/info/hot?kind=help&page=2');
});

test('the pages are links, the present one is marked, and the ends have no dead button', () => {
  const first = show(1, 3);

  expect(first).toContain('href="/info/hot?kind=help&amp;page=2"');
  expect(first).toMatch(/aria-current="page"[^>]*>1</);
  expect(first).not.toContain('上一页');
  expect(show(3, 3)).not.toContain('下一页');
});

test('a list of one page has no pagination', () => {
  expect(show(1, 1)).toBe('');
});
