import { hostOfTarget, readableTarget } from './readable-target';

test.each([
  ['/info', '/info'],
  ['/help/helpSearch/%E7%9B%B4%E6%92%AD', '/help/helpSearch/%E7%9B%B4%E6%92%AD'],
  ['/help/helpSearch/%D6%B1%B2%A5', '/help/helpSearch/%E7%9B%B4%E6%92%AD'],
  [
    '/search?q=%D6%B1%B2%A5+obs&utm_term=%E7%9B%B4%E6%92%AD',
    '/search?q=%E7%9B%B4%E6%92%AD+obs&utm_term=%E7%9B%B4%E6%92%AD',
  ],
  // The second byte of 乑 is a letter.
  ['/search?q=%81Z&page=2', '/search?q=%E4%B9%91&page=2'],
  // The first word alone is UTF-8 as well.
  ['/search?q=%D6%B1+%B2%A5', '/search?q=%E7%9B%B4+%E6%92%AD'],
  ['/search?q=obs+%D6%B1+%B2%A5+a%2Bb', '/search?q=obs+%E7%9B%B4+%E6%92%AD+a%2Bb'],
  ['/%D6%B1/%B2%A5?q=%E7%9B%B4', '/%E7%9B%B4/%E6%92%AD?q=%E7%9B%B4'],
  ['/search?q=%u76F4%u64AD', '/search?q=%E7%9B%B4%E6%92%AD'],
  [
    '/search?q=%u76f4+%B7+obs%20%uD83D%uDE00&page=2',
    `/search?q=%E7%9B%B4+%C2%B7+obs%20${encodeURIComponent('😀')}&page=2`,
  ],
  ['/info/%E7%9B%B4/%u76F4', '/info/%E7%9B%B4/%E7%9B%B4'],
  ['/help/helpSearch/%u76F4%u64AD%u002F..', '/help/helpSearch/%E7%9B%B4%E6%92%AD%2F..'],
  ['/search?q=a%2Bb', '/search?q=a%2Bb'],
])('%s means %s', (target, meant) => {
  expect(readableTarget(target)).toBe(meant);
  expect(readableTarget(meant)).toBe(meant);
});

test('what is written in neither encoding stays, so that it is a missing page', () => {
  for (const target of ['/info/%FF%FE', '/help/helpDocument/%E0%A4%A', '/info?page=%uD83D', '/info/%u76F'])
    expect(readableTarget(target)).toBe(target);
});

test('a slash, a mark or a line end within bytes of GBK opens no other path, query or header', () => {
  expect(readableTarget('/%D6%B1%B2%A5%2F..%3Fx%0d%0a')).toBe('/%E7%9B%B4%E6%92%AD%2F..%3Fx%0D%0A');
});

test.each([
  ['http://site.test/info?page=2', '/info?page=2', 'site.test'],
  ['HTTPS://site.test:8443', '/', 'site.test:8443'],
  ['http://site.test?q=%D6%B1%B2%A5', '/?q=%E7%9B%B4%E6%92%AD', 'site.test'],
  ['http://user@evil.example//info', '//info', 'user@evil.example'],
  ['/http://site.test/', '/http://site.test/', undefined],
])('%s is %s of the host %s', (target, meant, host) => {
  expect(readableTarget(target)).toBe(meant);
  expect(hostOfTarget(target)).toBe(host);
});
