import { networkOf, networkSteps } from './address-networks';

const bits = { ipv4: 24, ipv6: 48 };

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.7:5678', '203.0.113.0/24'],
  ['::ffff:203.0.113.254', '203.0.113.0/24'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
  ['[2001:db8:1::9]:443', '2001:db8:1::/48'],
  ['no address', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address, bits)).toBe(network);
});

test.each([
  ['2001:db8:1:2ff:a::9', ['2001:db8:1::/48 30', '2001:db8:1:200::/56 5', '2001:db8:1:2ff::/64 1']],
  ['203.0.113.7:80', ['203.0.113.0/24 30', '203.0.113.7/32 1']],
  ['"no address"', ['unknown 1']],
])('%s is counted by %j', (address, counted) => {
  expect(networkSteps(address).map(({ name, times }) => `${name} ${times}`)).toEqual(counted);
});
