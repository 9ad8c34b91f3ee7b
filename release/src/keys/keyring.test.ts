import type { KeyEntry } from './key-entry';
import { newPrivateKey } from './key-files';
import { parseKeyring } from './keyring';
import { freshKey } from '../testing/sample-release';

const help = { owner: 'help-team', names: ['mf-help'] };

function read(...keys: object[]): KeyEntry[] {
  return parseKeyring(Buffer.from(JSON.stringify({ keys })), '/etc/site/trusted-keys.json').keys;
}

function entry(role: KeyEntry['role'], change: Partial<KeyEntry> = {}): KeyEntry {
  return freshKey(role, change).entry;
}

/** A key of help-team that signs from one month of 2027 until another. */
function during(from: string, until: string, change: Partial<KeyEntry> = help): KeyEntry {
  const moment = (month: string) => `2027-${month}-01T00:00:00.000Z`;
  return entry('publish', { ...change, signsFrom: moment(from), signsUntil: moment(until) });
}

test('keys of teams, of promotion and of the night shift stand side by side', () => {
  const keys = [
    entry('publish', help),
    entry('promote', { owner: 'ops' }),
    entry('rollback', { owner: 'night-shift' }),
  ];
  expect(read(...keys)).toEqual(keys);
});

test.each([
  ['no JSON', 'x', 'is not whole JSON'],
  ['a list', '[]', 'does not have the right form: the whole'],
  ['a role that there is not', JSON.stringify({ keys: [{ ...entry('promote'), role: 'root' }] }), '/keys/0/role'],
  [
    'a day without a time',
    JSON.stringify({ keys: [{ ...entry('promote'), signsUntil: '2027-01-01' }] }),
    '/signsUntil',
  ],
  ['an unknown field', JSON.stringify({ keys: [{ ...entry('promote'), forever: true }] }), '/keys/0/forever'],
])('%s is refused with the place of the fault', (_what, text, place) => {
  const parse = () => parseKeyring(Buffer.from(text), '/etc/site/trusted-keys.json');
  expect(parse).toThrow('The keyring /etc/site/trusted-keys.json');
  expect(parse).toThrow(place);
});

test.each([
  [
    'a key under the id of another',
    { ...entry('promote'), id: '0123456789abcdef' },
    /the key of the entry 0123456789abcdef has the id [0-9a-f]{16}\.$/,
  ],
  [
    'a PEM that is no key',
    { ...entry('promote'), publicPem: '-----BEGIN PUBLIC KEY-----\nhello' },
    /the entry [0-9a-f]{16} holds no readable PEM key/,
  ],
  ['a private key', { ...entry('promote'), publicPem: newPrivateKey() }, /keys\/0\/publicPem/],
  [
    'a publish key without names',
    entry('publish', { owner: 'a', names: undefined } as never),
    /is a publish key without names/,
  ],
  ['a promote key with names', entry('promote', { names: ['mf-help'] }), /is a promote key with names/],
  [
    'a team that may publish everything',
    entry('publish', { owner: 'help-team', names: ['*'] }),
    /of help-team may publish every name; only keys of development may/,
  ],
])('%s is refused', (_what, key, sentence) => {
  expect(() => read(key)).toThrow(sentence);
});

test('an entry that stands there twice is refused', () => {
  const key = entry('promote');
  expect(() => read(key, key)).toThrow(`the promote key ${key.id} of development stands in it twice.`);
});

test('two keys of an owner and role sign at a time, and a third is refused whatever the clock says', () => {
  const [first, next, third] = [during('01', '06'), during('04', '09'), during('05', '12')];

  expect(read(first, next)).toHaveLength(2);
  expect(() => read(third, first, next)).toThrow(
    `help-team has 3 publish keys that sign at a time (${third.id}, ${first.id}, ${next.id}); retire one.`,
  );
  expect(read(first, next, during('06', '12'))).toHaveLength(3);
  expect(read(first, next, during('05', '12', { ...help, owner: 'info-team' }))).toHaveLength(3);
  expect(read(during('01', '06'), during('01', '06'), entry('promote', { owner: 'help-team' }))).toHaveLength(3);
});
