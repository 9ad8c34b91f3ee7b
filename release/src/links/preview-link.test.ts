import { previewLink, readPreview } from './preview-link';
import { writeRevision } from '../chain/revision';
import { LinkExpiredError } from './signed-link';
import { trustedKeys } from '../keys/signing-keys';
import { sampleRevision } from '../testing/sample-chain';
import { freshKey, keysOf } from '../testing/sample-release';

const [publisher, promoter] = [freshKey('publish'), freshKey('promote', { owner: 'ops' })];
const night = freshKey('rollback', { owner: 'night-shift' });
const keys = keysOf(publisher, promoter, night);
const site = 'https://www.site.example';
const wanted = { name: 'mf-help', version: '1.3.0', site, page: '/help/helpCenter?from=ops' };
const now = new Date('2026-11-23T03:00:00.000Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const tokenOf = (link: string) => link.slice(`${site}/-/preview/`.length);

test('a link shows a version for 24 hours, by a promote key or a rollback key', () => {
  for (const by of [keys, keysOf(publisher, night)]) {
    const { link } = previewLink(by, wanted, now);
    expect(link).toMatch(/^https:\/\/www\.site\.example\/-\/preview\/[\w-]+\.[\w-]+$/);
    const preview = readPreview(tokenOf(link), keys.trusted, { site, now: later(23.99) });
    expect(preview).toEqual({ ...wanted, issuedAt: now.toISOString(), expiresAt: '2026-11-24T03:00:00.000Z' });
    expect(() => readPreview(tokenOf(link), keys.trusted, { site, now: later(24) })).toThrow(LinkExpiredError);
  }
});

test('a link of another site, of another time or of a stranger’s key opens nothing', () => {
  const token = tokenOf(previewLink(keys, wanted, now).link);
  const at = { site, now };
  expect(() => readPreview(token, keys.trusted, { ...at, site: 'https://test.site.example' })).toThrow(
    'it was made for https://www.site.example',
  );
  expect(() => readPreview(token, keys.trusted, { site, now: later(-1) })).toThrow('which is yet to come');
  const stranger = freshKey('promote');
  const foreign = tokenOf(previewLink(keysOf(publisher, stranger), wanted, now).link);
  expect(() => readPreview(foreign, keys.trusted, at)).toThrow('which is not trusted here');
});

test('one changed character is enough, wherever it stands', () => {
  const token = tokenOf(previewLink(keys, wanted, now).link);
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, place) + other + token.slice(place + 1);
    // The last characters of base64 may hold bits that count for nothing: then it is the same link.
    const same = changed.split('.').every((part, index) => {
      const before = token.split('.')[index] ?? '';
      return Buffer.from(part, 'base64url').equals(Buffer.from(before, 'base64url'));
    });
    const read = () => readPreview(changed, keys.trusted, { site, now });
    if (same) expect(read()).toMatchObject(wanted);
    else expect(read).toThrow('refused');
  }
});

test.each([
  ['', ''],
  ['.', '.'],
  ['a.b', 'a.b'],
  ['three parts', 'a.b.c'],
  ['10,000 characters', `${'A'.repeat(5000)}.${'A'.repeat(5000)}`],
  ['a path', '../../x'],
])('“%s” is no link', (_what, token) =>
  expect(() => readPreview(token, keys.trusted, { site, now })).toThrow('its signature is not readable'),
);

test('a publish key signs no preview, and the signature of a preview makes no revision', () => {
  const asPromoter = { ...keys, signing: publisher.key };
  expect(() => previewLink(asPromoter, wanted, now)).toThrow('makes nothing live');
  const forged = Buffer.from('{}');
  expect(keys.trusted.faultOf('preview', forged, publisher.key.sign('preview', forged))).toContain(
    'which may not sign a preview',
  );
  const bytes = Buffer.from('{"sequence":1}');
  const signature = promoter.key.sign('preview', bytes);
  expect(keys.trusted.faultOf('preview', bytes, signature)).toBeNull();
  expect(keys.trusted.faultOf('revision', bytes, signature)).toBe('its signature does not fit its bytes');
  // And the other way.
  const { file, revision } = writeRevision(sampleRevision(1, null), promoter.key);
  expect(keys.trusted.faultOf('preview', file, revision.signature)).toBe('its signature does not fit its bytes');
});

test('a key that has expired signs no preview, and none dated after its end is believed', () => {
  const old = freshKey('promote', { signsUntil: '2026-11-22T00:00:00.000Z' });
  expect(() => previewLink(keysOf(publisher, old), wanted, now)).toThrow('signed until');
  const young = { ...old.entry, signsUntil: '2099-12-31T00:00:00.000Z' };
  const token = tokenOf(previewLink({ ...keysOf(publisher, old), trusted: trustedKeys([young]) }, wanted, now).link);
  expect(() => readPreview(token, trustedKeys([old.entry]), { site, now })).toThrow('signed until');
});

test.each(['//evil.example', '/-/health', 'https://evil.example', '/\\evil', '/a b', 'help', '/a\r\nSet-Cookie: x'])(
  'a link leads to a page of the site, never to %j',
  (page) => expect(() => previewLink(keys, { ...wanted, page }, now)).toThrow('does not have the right form: /page'),
);
