import { pageCanonical, pagesOf, withPage } from './list-pages';

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
])('%i entries at ten a page are %i pages', (total, pages) => {
  expect(pagesOf({ total, pageSize: 10 })).toBe(pages);
});

test('only pages after the first have their number', () => {
  expect(withPage('热门资讯', 1)).toBe('热门资讯');
  expect(withPage('热门资讯', 3)).toBe('热门资讯_第 3 页');
  expect(pageCanonical('/info/hot/', 1)).toBe('/info/hot/');
  expect(pageCanonical('/info/hot/', 3)).toBe('/info/hot/?page=3');
});
