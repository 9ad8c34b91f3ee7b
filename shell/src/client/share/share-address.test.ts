import { shareAddress } from './share-address';

const of = (address: string, listed?: string) => shareAddress(new URL(address), listed);

test('R12.80 an address is shared without campaign, anchor, what its page does not read and what names a person', () => {
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
])('R12.80 the page %s reads %s of its query: %s', (asked, listed, shared) => {
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
  '138—0013—8000',
  '138~0013~8000',
  '138,0013,8000',
  '138／0013／8000',
  '138\u200B0013\u200B8000',
  '13800\u3164138000',
  '1️⃣3️⃣8️⃣0️⃣0️⃣1️⃣3️⃣8️⃣0️⃣0️⃣0️⃣',
  '١٣٨٠٠١٣٨٠٠٠',
  '回访 १३८००१३८००० 张经理',
  '010—62345678',
  '20261129 13800138000',
  '13820261129',
  '62345678',
  '2026-11-29 138~0013~8000',
  '86138~0013~8000',
  '1990—0101—2345678',
])('R12.80 what was typed is passed on in neither query nor path where it is %s', (typed) => {
  expect(of(`https://site.test/search?kind=help&q=${encodeURIComponent(typed)}`, 'kind,q')).toBe(
    'https://site.test/search?kind=help',
  );
  expect(of(`https://site.test/help/helpSearch/${encodeURIComponent(typed)}`)).toBe(
    'https://site.test/help/helpSearch/',
  );
});

test.each([
  ...['20261129 峰会', '2026-11-29', '2026.11.29 14:30', '2026年11月29日', '19991231', '1920×1080', '2560*1440'],
  ...['12 24 36', '5000 人 300 元'],
])('R12.80 %s is no number of a person, and is passed on', (typed) => {
  const address = `https://site.test/search?q=${encodeURIComponent(typed)}`;
  expect(new URL(of(address, 'kind,q')).searchParams.get('q')).toBe(typed);
});

test.each(['/help/helpSearch/%E0%A4%A', '/help/helpSearch/%', '/help/helpSearch/%CD%FA'])(
  'R12.80 an address whose path cannot be read is passed on as it is: %s',
  (path) => {
    expect(of(`https://site.test${path}?utm_source=x#s`)).toBe(`https://site.test${path}`);
    expect(of(`https://site.test${path}13800138000`)).toBe('https://site.test/help/helpSearch/');
  },
);
