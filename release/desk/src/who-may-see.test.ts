import { token, post, get, fieldIn, formOf, signIn, open, live } from './testing/desk-visit';

describe('who may see it', () => {
  beforeEach(() => open('promote', 0));

  test.each([
    '/',
    '/revisions',
    '/revisions/1',
    '/versions/mf-help/1.1.0',
    '/act/rollback/mf-help?version=1.0.0',
    '/nowhere',
  ])('a stranger who asks for %s gets the page for signing in and learns nothing', async (url) => {
    const { statusCode, body } = await get(url, { cookie: '' });

    expect(statusCode).toBe(401);
    expect(body).toContain('登录发布台');
    expect(body).not.toContain('mf-help');
  });

  test('a wrong token is refused, and after ten a minute even the right one is', async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await post('/sign-in', { by: 'eve', token: `guess ${guess}` })).statusCode).toBe(403);
    }
    expect((await post('/sign-in', { by: 'eve', token })).statusCode).toBe(429);
  });

  /** Fields that a browser puts the focus in. */
  const focused = (html: string) =>
    [...html.matchAll(/<input[^>]*>/g)].flatMap(([field]) =>
      / autofocus=""/.test(field) ? [/ name="([^"]*)"/.exec(field)?.[1]] : [],
    );

  test('R13.131 after a form that was not taken the focus is in the field to change, which names the fault', async () => {
    expect(focused((await get('/sign-in', { cookie: '' })).body)).toEqual([]);
    const wrong = (await post('/sign-in', { by: 'eve', token: 'a guess' })).body;
    expect(focused(wrong)).toEqual(['token']);
    expect(wrong).toMatch(/id="token"[^>]* aria-invalid="true" aria-describedby="sign-in-fault"/);
    expect(focused((await post('/sign-in', { by: ' ', token })).body)).toEqual(['by']);

    const url = '/act/promote/mf-help';
    const form = await formOf(`${url}?version=1.2.0`);
    expect(focused((await get(`${url}?version=1.2.0`)).body)).toEqual([]);
    const faults = {
      confirm: { confirm: 'mf-info' },
      ungated: { confirm: 'mf-help ungated', ungated: ' ' },
      reason: { confirm: 'mf-help', reason: 'two\nlines' },
    };
    for (const [field, typed] of Object.entries(faults))
      expect(focused((await post(url, { ...form, ...typed })).body)).toEqual([field]);
  });

  test('the cookie is for this site, not for scripts; who signed out is out', async () => {
    const answer = await post('/sign-in', { by: 'lin', token });
    expect(answer.headers['set-cookie']).toMatch(
      /^desk-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );

    await post('/sign-out', { form: fieldIn((await get('/')).body, 'form') });
    expect((await get('/')).statusCode).toBe(401);
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a frame without an origin', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:9999' }],
    ['what says that it is cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['what names no page', { origin: '' }],
  ])('a post from %s is refused, however good its fields are', async (_, headers) => {
    const fields = { ...(await formOf('/act/rollback/mf-help?version=1.0.0')), confirm: 'mf-help' };
    const answer = await post('/act/rollback/mf-help', fields, headers);

    expect(answer.statusCode).toBe(403);
    expect((await live())?.sequence).toBe(2);
  });

  test('a form that another session made, or none, is refused', async () => {
    const fields = { ...(await formOf('/act/rollback/mf-help?version=1.0.0')), confirm: 'mf-help' };
    await signIn('eve');

    expect((await post('/act/rollback/mf-help', fields)).statusCode).toBe(403);
    expect((await post('/act/rollback/mf-help', { ...fields, form: '' })).statusCode).toBe(403);
    expect((await live())?.sequence).toBe(2);
  });

  test('a name that a stranger led to this machine is refused', async () => {
    expect((await get('/', { host: 'evil.example:8084' })).statusCode).toBe(421);
    expect((await get('/', { host: 'localhost:8084' })).statusCode).toBe(200);
  });

  test('nothing is stored, framed or run inline', async () => {
    for (const url of ['/', '/nowhere', '/sign-in', '/act/rollback/mf-help?version=1.0.0']) {
      const { headers, body } = await get(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(body).not.toMatch(/ style=|<style| on[a-z]+=|<script(?![^>]* src=)/);
    }
    const script = /<script src="([^"]+)" integrity="sha384-/.exec((await get('/')).body)?.[1] ?? '';
    expect((await get(script, { cookie: '' })).headers['cache-control']).toContain('immutable');
  });
});
