import { phonePartner } from './mobile-addresses';

test.each([
  ['/home/entmarket', '/m/entmarket'],
  ['/home/3dpage', '/home/3dpage'],
  ['/home/entmarket#price', '/home/entmarket#price'],
  ['/help/helpCenter', '/help/helpCenter'],
])('%s leads phones to %s', (link, address) => {
  expect(phonePartner(link)).toBe(address);
});
