import { generateKeyPairSync } from 'node:crypto';
import { signingKey, trustedKeys } from './signing-keys';
import { freshKeys } from './testing/sample-release';

const text = Buffer.from('{"version":"1.0.0"}');

test('a signature is good for its own bytes and kind alone', () => {
  const { signing, trusted } = freshKeys();
  const signature = signing.sign('release', text);

  expect(trusted.faultOf('release', text, signature)).toBeNull();
  expect(trusted.faultOf('release', Buffer.from('{}'), signature)).toBe('its signature does not fit its bytes');
  expect(trusted.faultOf('revision', text, signature)).toBe('its signature does not fit its bytes');
});

test('both keys are trusted while a key is replaced, and the old one no longer afterwards', () => {
  const [old, fresh] = [freshKeys().signing, freshKeys().signing];
  const pems = [old, fresh].map(({ publicPem }) => ({ pem: publicPem, origin: 'a test' }));
  const signature = old.sign('revision', text);

  expect(trustedKeys(pems).faultOf('revision', text, signature)).toBeNull();
  expect(trustedKeys(pems.slice(1)).faultOf('revision', text, signature)).toBe(
    `it is signed by the key ${old.id}, which is not trusted here`,
  );
});

test.each(['', 'ed25519:', 'none', 'ed25519:0123456789abcdef:AAAA', '\u0000'])('%j is no signature', (signature) => {
  expect(freshKeys().trusted.faultOf('release', text, signature)).toBe('its signature is not readable');
});

test('a second spelling of the same base64 is refused', () => {
  const { signing, trusted } = freshKeys();
  const signature = signing.sign('release', text);
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
  expect(() => trustedKeys([{ pem: 'hello', origin: 'keys/a.pub.pem' }])).toThrow(
    'keys/a.pub.pem holds no readable PEM key.',
  );
});
