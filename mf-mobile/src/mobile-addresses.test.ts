import { phoneAddress, phonePartner } from './mobile-addresses';

test.each([
  ['400-000-0000', 'tel:4000000000'],
  ['+86 10 1234 5678', 'tel:+861012345678'],
])('the phone number %s is dialled as %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});

test.each([
  ['/home/entmarket', '/m/entmarket'],
  ['/home/3dpage', '/home/3dpage'],
  ['/home/entmarket#price', '/home/entmarket#price'],
  ['/help/helpCenter', '/help/helpCenter'],
])('%s leads phones to %s', (link, address) => {
  expect(phonePartner(link)).toBe(address);
});
