import { plainAddress } from './plain-address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['"203.0.113.7:80"', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:443', 'fe80::1'],
])('an address written %j is %s', (text, address) => {
  expect(plainAddress(text)).toBe(address);
  expect(plainAddress(plainAddress(text))).toBe(address);
});

test.each([
  undefined,
  '',
  'unknown',
  '_hidden',
  'example.com:80',
  '1.2.3',
  '0x7f.1',
  '2130706433',
  '1.2.3.4.5',
  '999.1.1.1',
  '1.2.3.4:',
  '[1.2.3.4',
  '::1::2',
  `${'1'.repeat(9000)}.2.3.4`,
  `fe80::1%${'x'.repeat(9000)}`,
])('%j is no address, and all that is none counts as one', (text) => {
  expect(plainAddress(text)).toBe('unknown');
});
