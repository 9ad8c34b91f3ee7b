import { expect, test } from '../harness/browser-test';

test('R2.6 R2.78 R2.139 R8.17 an unmatched address goes to /home/404, which answers 404 with a way home', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto('/nowhere/at/all');
  expect(new URL(page.url()).pathname).toBe('/home/404');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('This page could not be found');
  await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('404')));
});

test.describe('spelling of addresses', () => {
  for (const [asked, location] of [
    ['/HELP/helpcenter', '/help/helpCenter'],
    ['/help//helpCenter', '/help/helpCenter'],
    ['/home/lecturedetail/40001', '/home/lectureDetail/40001'],
    ['/info/20001%E3%80%82', '/info/20001'],
    ['/m/article?id=60001%EF%BC%89', '/m/article?id=60001'],
    ['/help/helpSearch/%D6%B1%B2%A5', '/help/helpSearch/%E7%9B%B4%E6%92%AD'],
    ['/help/helpSearch/%u76F4%u64AD', '/help/helpSearch/%E7%9B%B4%E6%92%AD'],
    ['/m/article?id=60001%E3%80%82&from=singlemessage', '/m/article?id=60001&from=singlemessage'],
    ['/m/article?id=60001?from=timeline', '/m/article?id=60001&from=timeline'],
    ['/m/lecture_detail_h5?id=40001%E3%80%82&x=1', '/m/lecture_detail_h5?id=40001&x=1'],
    ['/m/market?id=50001%EF%BC%89&from=timeline', '/m/market?id=50001&from=timeline'],
    ['/home/case?id=41001+', '/home/case?id=41001'],
    ['/home/case?id=41001%E3%80%82&from=timeline', '/home/case?id=41001&from=timeline'],
    ['/info/hot?page=2%E3%80%82&utm_source=a', '/info/hot?page=2&utm_source=a'],
    ['/info/hot?page=2+', '/info/hot?page=2'],
    ['/help/helpDocument/10015%E2%86%92', '/help/helpDocument/10015'],
    ['/help/helpDocument/10015%E3%80%82/?x=1', '/help/helpDocument/10015?x=1'],
    ['/help/helpDocument/10015%E8%AF%A6%E6%83%85', '/help/helpDocument/10015'],
  ] as const) {
    test(`${asked} is told ${location} with 301`, async ({ request }) => {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(location);
    });
  }

  test('both slash forms answer 200 with one canonical address', async ({ request }) => {
    const canonicals = await Promise.all(
      ['/info', '/info/'].map(async (address) => {
        const answer = await request.get(address);
        expect(answer.status()).toBe(200);
        return /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1];
      }),
    );
    expect(canonicals[0]).toBe(canonicals[1]);
  });
});

for (const address of [
  '/help/helpDocument/99999',
  '/info/99999',
  '/home/lectureDetail/99999',
  '/info/abc',
  '/help/helpDocument/%E0%A4%A',
]) {
  test(`${address} is a 404 in place or away, never a 500`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404);
  });
}

for (const address of ['//evil.example', '/\\evil.example', '/%2F%2Fevil.example', '/@evil.example']) {
  test(`${address} leads to no other host (F30)`, async ({ origin }) => {
    const answer = await fetch(`${origin}${address}`, { redirect: 'manual' });
    const location = answer.headers.get('location');
    expect(new URL(location ?? '/', origin).origin).toBe(origin);
  });
}

test('missing files and calls answer 404 themselves and are not stored', async ({ request }) => {
  for (const address of [
    '/assets/remotes/mf-help/9.9.9/client/x.js',
    '/assets/..%2f..%2frevisions/00000001.json',
    '/assets/remotes/mf-help/%2e%2e/release.json',
  ]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
});
