import { readConfig } from './config';
import { readEdge } from './edge';

test('by default nothing is said to a cache in front', () => {
  expect(readConfig({}).edge).toEqual({ kind: 'none', account: '', secret: '', earlyHints: false });
  expect(readEdge({ EDGE_CACHE: 'nginx' }).kind).toBe('nginx');
});

test('R11.39 a cache that must be purged is not accepted without its account', () => {
  expect(() => readEdge({ EDGE_CACHE: 'akamai' })).toThrow(/EDGE_CACHE is “akamai”; it must be one of: none, nginx,/);
  expect(() => readEdge({ EDGE_CACHE: 'fastly', FASTLY_SERVICE_ID: 's' })).toThrow(/FASTLY_API_TOKEN is not set/);
  expect(() => readEdge({ EDGE_CACHE: 'fastly', FASTLY_SERVICE_ID: 's', FASTLY_API_TOKEN: 'a\nb' })).toThrow(
    /FASTLY_API_TOKEN is not set/,
  );
  const named = { EDGE_CACHE: 'cloudflare', CLOUDFLARE_ZONE_ID: 'zone', CLOUDFLARE_API_TOKEN: 'token' };
  expect(readEdge(named)).toEqual({ kind: 'cloudflare', account: 'zone', secret: 'token', earlyHints: false });
});

test('R11.51 early hints are sent where they are wanted, and never to a cache that would take them for the answer', () => {
  expect(readEdge({ EARLY_HINTS: 'on' }).earlyHints).toBe(true);
  expect(() => readEdge({ EARLY_HINTS: 'yes' })).toThrow('EARLY_HINTS is “yes”; it must be on or off.');
  expect(() => readEdge({ EARLY_HINTS: 'on', EDGE_CACHE: 'nginx' })).toThrow(
    /EDGE_CACHE is “nginx”, which does not pass/,
  );
});
