import { searchAddress } from './help-search-address';

test('a keyword is trimmed and survives the path, slashes and percent signs included', () => {
  expect(searchAddress(' 防录屏 ')).toBe(`/help/helpSearch/${encodeURIComponent('防录屏')}`);
  expect(searchAddress('50%/年')).toBe('/help/helpSearch/50%25%2F%E5%B9%B4');
});

test.each(['', '   ', '.', '..'])('“%s” cannot be a path segment and leads to the empty search page', (keyword) => {
  expect(searchAddress(keyword)).toBe('/help/helpSearch');
});
