import { isDevOrigin } from './dev-origin';

test.each([
  'http://127.0.0.1:8080',
  'http://localhost:3002',
  'https://dev.example.com',
  'https://dev.example.com:8443',
])('%s may be the origin of a dev server', (text) => expect(isDevOrigin(text)).toBe(true));

test.each([
  'http://dev.example.com',
  'http://127.0.0.1.example.com',
  'https://*.example.com',
  'https://dev.example.com/',
  'https://dev.example.com/assets',
  'https://DEV.example.com',
  'https://dev.example.com:443',
  'https://dev.example.com; script-src *',
  'https://dev.example.com https://evil.example',
  "https://dev.example.com 'unsafe-inline'",
  'https://user@dev.example.com',
  'http://[::1]:8080',
  'http://127.0.0.1:99999',
  '*',
  'https:',
  'null',
  '',
])('“%s” may not', (text) => expect(isDevOrigin(text)).toBe(false));
