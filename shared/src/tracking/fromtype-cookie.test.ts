import { fromtypeCookie, fromtypeLife } from './fromtype-cookie';

test('the cookie lives for three hours, 10,800,000 ms (spec §9)', () => {
  expect(fromtypeLife).toBe(10_800_000);
  expect(fromtypeCookie('http://127.0.0.1:8080', '')).toBe('fromtype=pc-www; Max-Age=10800; Path=/; SameSite=Lax');
});

test('on https it is secure, and it stands on the parent domain', () => {
  expect(fromtypeCookie('https://www.site.test', 'site.test')).toBe(
    'fromtype=pc-www; Max-Age=10800; Path=/; SameSite=Lax; Domain=site.test; Secure',
  );
});

test.each(['http://127.0.0.1:8080', 'http://localhost', 'http://othersite.test'])(
  '%s may not set it for site.test and keeps it to itself',
  (origin) => {
    expect(fromtypeCookie(origin, 'site.test')).not.toContain('Domain');
  },
);
