import { longestKeyword } from '@site/shared/contract/content-ids';
import { shorterSearch } from './short-search';

const long = encodeURIComponent('直播'.repeat(1_500));
const kept = encodeURIComponent('直播'.repeat(longestKeyword / 2));

test.each([
  ['/search?q=', `/search?q=${long}&kind=help`, `/search?q=${kept}&kind=help`],
  ['the price page', `/home/service?q=${long}`, `/home/service?q=${kept}`],
  ['a form of help', `/help/helpSearch?keyword=${'a'.repeat(10_000)}`, `/help/helpSearch?keyword=${'a'.repeat(100)}`],
  ['the path of help', `/help/helpSearch/${long}`, `/help/helpSearch/${kept}`],
])('a search of 3,000 characters by %s is one of its first hundred', (_, address, shorter) => {
  expect(shorterSearch(address)).toBe(shorter);
});

test.each([
  ['a search that fits', `/search?q=${kept}`],
  ['another long query', `/search?q=a&x=${'a'.repeat(3_000)}`],
  ['a long path', `/info/${'a'.repeat(3_000)}`],
])('%s is left as it is', (_, address) => {
  expect(shorterSearch(address)).toBeUndefined();
});
