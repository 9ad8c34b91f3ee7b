import { networkOf } from '@site/shared/contract/address-networks';
import { knownNetworkOf } from './known-network';

test.each(['203.0.113.7', '203.0.113.254', '203.0.114.7', '::ffff:203.0.113.7', '2001:db8:1:2::3', 'no address', ''])(
  '%j is of the same network the first time and when it is remembered',
  (address) => {
    expect([knownNetworkOf(address), knownNetworkOf(address)]).toEqual([networkOf(address), networkOf(address)]);
  },
);

test('addresses of one network are remembered as one network, and those of two are not mixed up', () => {
  expect(knownNetworkOf('203.0.113.9')).toBe('203.0.113.0/24');
  expect(knownNetworkOf('203.0.113.8')).toBe('203.0.113.0/24');
  expect(knownNetworkOf('203.0.115.9')).toBe('203.0.115.0/24');
});
