import { Value } from '@sinclair/typebox/value';
import { ReleaseCall } from './release-manifest';

const call = { name: 'help-home', method: 'get', host: 'cms', path: '/v1/help', freshFor: 60, data: {} };

test('a release declares calls by a plain path of a known host', () => {
  expect(Value.Check(ReleaseCall, call)).toBe(true);
});

test.each([
  '//evil.example/x',
  '/v1/../admin',
  '/v1/help?all=1',
  '/v1/help#x',
  '/v1\\help',
  'v1/help',
  '/v1/ help',
  '/v1/%2e%2e',
  '/',
])('the path %s of a call is refused', (path) => {
  expect(Value.Check(ReleaseCall, { ...call, path })).toBe(false);
});

test.each(['user', 'admin', 'https://evil.example', ''])('the host “%s” of a call is refused', (host) => {
  expect(Value.Check(ReleaseCall, { ...call, host })).toBe(false);
});
