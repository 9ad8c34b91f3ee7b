import { shareAddress } from './share-address';

const of = (address: string, listed?: string) => shareAddress(new URL(address), listed);

test('an address is shared without campaign, anchor, what its page does not read and what names a person', () => {
  const asked = 'https://site.test/info/20001?utm_source=wx&phone=13800000000&q=x&_hxc_openid=oX1#s-2';
  for (const listed of [undefined, 'undefined', '', 'page'])
    expect(of(asked, listed)).toBe('https://site.test/info/20001');
});

test.each([
  ['/m/article?from=timeline&id=20001&isappinstalled=0', 'id', '/m/article?id=20001'],
  [
    '/home/case?page=2&industry=%E9%87%91%E8%9E%8D&bd_vid=1',
    'id,industry,page',
    '/home/case?page=2&industry=%E9%87%91%E8%9E%8D',
  ],
  [
    '/search?q=%E7%99%BD+%E5%90%8D%E5%8D%95&kind=help&utm_term=x',
    'exact,kind,q',
    '/search?q=%E7%99%BD+%E5%90%8D%E5%8D%95&kind=help',
  ],
  ['/home/service?viewers=200&hours=2&shows=4', 'hours,viewers,shows', '/home/service?viewers=200&hours=2&shows=4'],
])('the page %s reads %s of its query: %s', (asked, listed, shared) => {
  expect(of(`https://site.test${asked}`, listed)).toBe(`https://site.test${shared}`);
});

test.each([
  '13800000000',
  '138 0000 0000',
  '+86-138-0000-0000',
  '张三 １３８００００００００',
  '010-62345678',
  'li@site.test',
  'li＠site.test',
])('what was typed is passed on in neither query nor path where it is %s', (typed) => {
  expect(of(`https://site.test/search?kind=help&q=${encodeURIComponent(typed)}`, 'kind,q')).toBe(
    'https://site.test/search?kind=help',
  );
  expect(of(`https://site.test/help/helpSearch/${encodeURIComponent(typed)}`)).toBe(
    'https://site.test/help/helpSearch/',
  );
});
