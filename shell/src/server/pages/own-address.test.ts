import { ledOnSite, ownAddress } from './own-address';

test.each([
  ['/home/about', '/home/about'],
  ['/m/article?id=1', '/m/article?id=1'],
  ['//elsewhere.example/a', '/elsewhere.example/a'],
  ['/a b', '/a%20b'],
  ['/帮助', '/%E5%B8%AE%E5%8A%A9'],
  ['/%E5%B8%AE', '/%E5%B8%AE'],
])('%s leads to %s of this site', (location, address) => {
  expect(ownAddress(location)).toBe(address);
});

test.each([
  'https://elsewhere.example/',
  'javascript:alert(1)',
  'help',
  '',
  '/%',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
])('%j is no address of this site (F30)', (location) => {
  expect(ownAddress(location)).toBeUndefined();
});

test.each([
  { status: 302, html: '', location: 'https://elsewhere.example/' },
  { status: 302, html: '<p>where to?</p>' },
  { status: 304, html: '' },
  { status: 302, html: '', location: '/home/edu' },
  { status: 302, html: '', location: `/${'x'.repeat(3000)}` },
])('%j is a page that failed', (answer) => {
  expect(ledOnSite(answer, '/home/edu')).toEqual({
    status: 500,
    html: answer.html,
    fault: expect.stringContaining('which is no other address of this site'),
  });
});

test('a page is as it was, and a redirect within the site leads there', () => {
  const page = { status: 200, html: '<p>page</p>' };
  expect(ledOnSite(page, '/home/edu')).toBe(page);
  expect(ledOnSite({ status: 302, html: '', location: '//home/a' }, '/home/edu')).toEqual({
    status: 302,
    html: '',
    location: '/home/a',
  });
});
