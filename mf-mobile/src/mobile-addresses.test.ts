import { phoneAddress } from './mobile-addresses';

test.each([
  ['400-000-0000', 'tel:4000000000'],
  ['+86 10 1234 5678', 'tel:+861012345678'],
])('the phone number %s is dialled as %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});
