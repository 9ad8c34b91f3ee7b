import { networkOf, networkSteps } from './address-networks';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.254', '203.0.113.0/24'],
  ['203.0.114.7', '203.0.114.0/24'],
  ['203.0.113.7:5678', '203.0.113.0/24'],
  ['::ffff:203.0.113.254', '203.0.113.0/24'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['2001:db8:2::1', '2001:db8:2::/48'],
  ['[2001:db8:1::9]:443', '2001:db8:1::/48'],
  ['no address', 'unknown'],
  ['another', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['2001:db8:1:2ff:a::9', ['2001:db8:1::/48 30', '2001:db8:1:200::/56 5', '2001:db8:1:2ff::/64 1']],
  ['203.0.113.7:80', ['203.0.113.0/24 30', '203.0.113.7/32 1']],
  ['"no address"', ['unknown 1']],
])('%s is counted by %j', (address, counted) => {
  expect(networkSteps(address).map(({ name, times }) => `${name} ${times}`)).toEqual(counted);
});

test.each(['203.0.113.7', '2001:db8:1:2ff:a::9', 'no address'])(
  'the network that %s shares and is heard by is the widest that it is counted by',
  (address) => {
    expect(networkSteps(address)[0]?.name).toBe(networkOf(address));
  },
);
