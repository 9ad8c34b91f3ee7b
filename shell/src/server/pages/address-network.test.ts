import { networkOf } from './address-network';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.254', '203.0.113.0/24'],
  ['203.0.113.7:5678', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['203.0.114.7', '203.0.114.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
  ['2001:db8:2::1', '2001:db8:2::/48'],
  ['no address', 'unknown'],
  ['another', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
