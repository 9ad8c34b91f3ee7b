import { loginAddress, trialAddress } from './login-address';

test('login and trial link to the admin site, the trial with type=1', () => {
  const site = { adminUrl: 'https://admin.example.com/login' };

  expect(loginAddress(site)).toBe('https://admin.example.com/login');
  expect(trialAddress(site)).toBe('https://admin.example.com/login?type=1');
  expect(trialAddress({ adminUrl: 'https://admin.example.com/?to=login' })).toBe(
    'https://admin.example.com/?to=login&type=1',
  );
});

test('without a configured admin site both link to the hand-over page', () => {
  expect(loginAddress({ adminUrl: '' })).toBe('/home/login');
  expect(trialAddress({ adminUrl: '' })).toBe('/home/login?type=1');
});
