import { flag, InvalidSetting, isOn, listOf, oneOf, portBeside, portNumber, wholeNumber } from './environment';
import { baseAddress, httpAddress, secretAddress } from './setting-addresses';

test('what is unset or empty has its default, an address that is empty is none', () => {
  for (const env of [{}, { A: '' }]) {
    expect(wholeNumber(env, 'A', 3, [1, 9])).toBe(3);
    expect(portNumber(env, 'A', 8080)).toBe(8080);
    expect(oneOf(env, 'A', ['on', 'off'], 'off')).toBe('off');
    expect([flag(env, 'A'), flag(env, 'A', 'false'), isOn(env, 'A', 'on')]).toEqual([true, false, true]);
    expect(secretAddress(env, 'A', ['http:'], 'http://x')).toBeUndefined();
  }
  expect(httpAddress({}, 'A', 'https://a.example/')).toBe('https://a.example');
  expect(httpAddress({ A: '' }, 'A', 'https://a.example')).toBe('');
});

test.each<[string, () => unknown]>([
  ['A is “0x10”; it must be a whole number from 0 to 99.', () => wholeNumber({ A: '0x10' }, 'A', 1, [0, 99])],
  ['A is “ 1”; it must be a whole number from 0 to 99.', () => wholeNumber({ A: ' 1' }, 'A', 1, [0, 99])],
  ['A is “100”; it must be a whole number from 0 to 99.', () => wholeNumber({ A: '100' }, 'A', 1, [0, 99])],
  ['A is “0”; it must be a port from 1 to 65535.', () => portNumber({ A: '0' }, 'A', 1, 1)],
  ['A is “no”; it must be one of: true, false, 1, 0.', () => flag({ A: 'no' }, 'A')],
  ['A is “yes”; it must be on or off.', () => isOn({ A: 'yes' }, 'A', 'on')],
  ['A is “ftp://x”; it must be an http(s) address.', () => httpAddress({ A: 'ftp://x' }, 'A', '')],
  [
    'A is “http://x/?q”; it must be an address without user, query and fragment.',
    () => baseAddress({ A: 'http://x/?q' }, 'A', ''),
  ],
  [
    'A must look like https://hook.example.',
    () => secretAddress({ A: 'word' }, 'A', ['https:'], 'https://hook.example'),
  ],
])('refused: %s', (sentence, read) => {
  expect(read).toThrow(new InvalidSetting(sentence));
});

test('the port of operators lies beside, never above the highest, and any free one stays any', () => {
  expect([portBeside(8080), portBeside(65_534), portBeside(0), portBeside(8080, 10)]).toEqual([8082, 65_535, 0, 8090]);
});

test('a list is parted by commas, and its parts by nothing else', () => {
  expect(listOf(' a, b c ,,d')).toEqual(['a', 'b c', 'd']);
  expect(listOf()).toEqual([]);
});
