import { generateKeyPairSync } from 'node:crypto';
import { publicKeyId, signingKey, trustedKeys } from './signing-keys';
import { freshKey, freshKeys } from '../testing/sample-release';

const text = Buffer.from('{"version":"1.0.0"}');

test('a signature is good for its own bytes and kind alone', () => {
  const { publishing, trusted } = freshKeys();
  const signature = publishing.sign('release', text);

  expect(trusted.faultOf('release', text, signature)).toBeNull();
  expect(trusted.faultOf('release', Buffer.from('{}'), signature)).toBe('its signature does not fit its bytes');
  expect(trusted.faultOf('revision', text, signature)).toBe('its signature does not fit its bytes');
});

test('both keys are trusted while a key is replaced, and one that is taken out no longer', () => {
  const [old, next] = [freshKey('promote'), freshKey('promote')];
  const signature = old.key.sign('revision', text);

  expect(trustedKeys([old.entry, next.entry]).faultOf('revision', text, signature)).toBeNull();
  expect(trustedKeys([next.entry]).faultOf('revision', text, signature)).toBe(
    `it is signed by the key ${old.key.id}, which is not trusted here`,
  );
});

test.each([
  ['publish', 'revision'],
  ['promote', 'release'],
  ['rollback', 'release'],
] as const)('a %s key may not sign a %s', (role, kind) => {
  const { key, entry } = freshKey(role, { owner: 'help-team' });
  expect(trustedKeys([entry]).faultOf(kind, text, key.sign(kind, text))).toBe(
    `it is signed by the ${role} key ${key.id} of help-team, which may not sign a ${kind}`,
  );
});

test.each(['', 'ed25519:', 'none', 'ed25519:0123456789abcdef:AAAA', '\u0000'])('%j is no signature', (signature) => {
  expect(freshKeys().trusted.faultOf('release', text, signature)).toBe('its signature is not readable');
});

test('a second spelling of the same base64 is refused', () => {
  const { publishing, trusted } = freshKeys();
  const signature = publishing.sign('release', text);
  const last = signature.at(-3) ?? '';
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const variant = alphabet[alphabet.indexOf(last) + 1] ?? '';

  expect(trusted.faultOf('release', text, `${signature.slice(0, -3)}${variant}==`)).toBe(
    'its signature is not readable',
  );
});

test('a key of another type and a file that is no key are named', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

  expect(() => signingKey(pem, 'keys/release.pem')).toThrow(
    'keys/release.pem holds a key of type ec; an ed25519 key is needed.',
  );
  expect(() => publicKeyId('hello', 'the entry 0123')).toThrow('the entry 0123 holds no readable PEM key.');
});
