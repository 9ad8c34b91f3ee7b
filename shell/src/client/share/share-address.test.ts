import { shareAddress } from './share-address';

const of = (address: string) => shareAddress(new URL(address) as unknown as Location);

test('an address is shared without campaign, words, anchor and what names a person', () => {
  expect(of('https://site.test/info/20001?utm_source=wx&phone=13800000000&q=x&_hxc_openid=oX1#s-2')).toBe(
    'https://site.test/info/20001',
  );
});

test('what makes a page for phones another page stays, as long as it is a number', () => {
  expect(of('https://site.test/m/article?from=timeline&id=20001&isappinstalled=0')).toBe(
    'https://site.test/m/article?id=20001',
  );
  expect(of('https://site.test/m/article?id=13800000000')).toBe('https://site.test/m/article');
  expect(of('https://site.test/m/article?id=zhang')).toBe('https://site.test/m/article');
});
