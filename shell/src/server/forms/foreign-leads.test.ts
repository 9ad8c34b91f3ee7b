import { origin, calls, post, good } from '../../testing/lead-shell';

test('R10.6 a filled honeypot flags the lead and does not drop it', async () => {
  await post('/-/lead/quick', { ...good, homepage: 'http://spam.test' });
  expect(calls[0]?.headers['x-honeypot']).toBe('1');
});

test('the page and the source of a lead are known values only', async () => {
  await post(
    '/-/lead/quick',
    { ...good, url: 'http://evil.test/', fromtype: 'evil' },
    { referer: 'http://evil.test/' },
  );
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ url: '', fromtype: 'pc-www' });
  await post('/-/lead/quick', { ...good, url: `${origin}/home/edu` }, { referer: `${origin}/-/lead/quick` });
  expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({ url: `${origin}/home/edu` });
});

test.each([
  [{ origin: 'https://evil.test' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site', origin }],
  [{ 'sec-fetch-site': 'same-site' }],
])('a post from another site is refused: %j', async (headers) => {
  const reply = await post('/-/lead/quick', good, headers as Record<string, string>);
  expect(reply.statusCode).toBe(403);
  expect(calls).toHaveLength(0);
});

test('a post from our own page passes', async () => {
  const reply = await post('/-/lead/quick', good, { origin, 'sec-fetch-site': 'same-origin' });
  expect(reply.statusCode).toBe(200);
});
