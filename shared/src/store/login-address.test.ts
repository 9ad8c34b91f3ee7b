import { adminAddress } from './login-address';

test('R1.7 R6.2 R6.3 a trial is the login of the admin site with its type', () => {
  const site = { adminUrl: 'https://admin.example.com/login' };

  expect(adminAddress(site, false)).toBe('https://admin.example.com/login');
  expect(adminAddress(site, true)).toBe('https://admin.example.com/login?type=1');
  expect(adminAddress({ adminUrl: 'https://admin.example.com/?to=login' }, true)).toBe(
    'https://admin.example.com/?to=login&type=1',
  );
});
