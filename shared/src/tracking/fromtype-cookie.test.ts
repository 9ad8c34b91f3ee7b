import { fromtypeHeader, fromtypeLife } from './fromtype-cookie';

test('R6.6 R9.7 the cookie lives for three hours, 10,800,000 ms', () => {
  expect(fromtypeLife).toBe(10_800_000);
  expect(fromtypeHeader('http://127.0.0.1:8080', '')).toBe('fromtype=pc-www; Max-Age=10800; path=/; SameSite=Lax');
});

test('R6.5 on https it is secure, and it is set for the parent domain', () => {
  expect(fromtypeHeader('https://www.site.test', 'site.test')).toBe(
    'fromtype=pc-www; Max-Age=10800; path=/; SameSite=Lax; domain=site.test; secure',
  );
});

test.each(['http://127.0.0.1:8080', 'http://localhost', 'http://othersite.test'])(
  '%s may not set it for site.test and keeps it to itself',
  (origin) => {
    expect(fromtypeHeader(origin, 'site.test')).not.toContain('domain');
  },
);
