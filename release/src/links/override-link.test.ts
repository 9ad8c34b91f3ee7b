import { overrideLink, readOverride } from './override-link';
import { previewLink, readPreview } from './preview-link';
import { LinkExpiredError } from './signed-link';
import { freshKey, keysOf } from '../testing/sample-release';

const [publisher, promoter] = [freshKey('publish'), freshKey('promote', { owner: 'ops' })];
const keys = keysOf(publisher, promoter);
const site = 'https://www.site.example';
const dev = 'http://127.0.0.1:8080';
const wanted = { name: 'mf-help', dev, site, page: '/help/helpCenter' };
const now = new Date('2026-11-23T03:00:00.000Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

test('a link leads to the code of a dev server for 8 hours', () => {
  const { link } = overrideLink(keys, wanted, now);
  expect(link).toMatch(/^https:\/\/www\.site\.example\/-\/override\/[\w-]+\.[\w-]+$/);
  const read = readOverride(tokenOf(link), keys.trusted, { site, now: later(7.99) });
  expect(read).toEqual({ ...wanted, issuedAt: now.toISOString(), expiresAt: '2026-11-23T11:00:00.000Z' });
  expect(() => readOverride(tokenOf(link), keys.trusted, { site, now: later(8) })).toThrow(LinkExpiredError);
});

test('a key that can only roll back signs none, because nobody promoted what a dev server has', () => {
  const night = freshKey('rollback', { owner: 'night-shift' });
  expect(() => overrideLink(keysOf(publisher, night), wanted, now)).toThrow('Name a promote key');
  const bytes = Buffer.from('{}');
  const { trusted } = keysOf(promoter, night);
  expect(trusted.faultOf('override', bytes, night.key.sign('override', bytes))).toContain('may not sign an override');
});

test('a link of another kind, of another site or of a key that was withdrawn opens nothing', () => {
  const at = { site, now };
  const preview = previewLink(keys, { name: 'mf-help', version: '1.3.0', site, page: '/' }, now).link;
  expect(() => readOverride(tokenOf(preview), keys.trusted, at)).toThrow('its signature does not fit its bytes');
  const { link } = overrideLink(keys, wanted, now);
  expect(() => readPreview(tokenOf(link), keys.trusted, at)).toThrow('its signature does not fit its bytes');
  expect(() => readOverride(tokenOf(link), keys.trusted, { ...at, site: 'https://other.example' })).toThrow(
    'it was made for https://www.site.example',
  );
  const after = keysOf(publisher, freshKey('promote'));
  expect(() => readOverride(tokenOf(link), after.trusted, at)).toThrow('which is not trusted here');
});
