import { renderPage } from '@site/shared/testing/render-page';

test('R2.120 recording conversations is described with its conditions', async () => {
  const { html } = await renderPage('/m/vzScrm');

  expect(html).toContain('会话存档须员工与客户都知情同意');
});

test('the thirty days of a viewer begin in the live stream', async () => {
  const { html } = await renderPage('/m/vzScrm');

  const steps = [...html.matchAll(/class="when">(.*?)</g)].map(([, when]) => when);
  expect(steps[0]).toBe('20:14');
  expect(steps).toContain('第 30 天');
});

test('who takes over customers stands as a list with how many, beside bands that are no words', async () => {
  const { html } = await renderPage('/m/vzScrm');
  const [, handover = ''] = html.split('位客户的交接');

  expect([...handover.matchAll(/<b class="count">(\d+)/g)].map(([, count]) => count)).toEqual([
    '136',
    '104',
    '58',
    '14',
  ]);
  expect(handover).toMatch(/<svg[^>]*class="bands"[^>]*aria-hidden="true"/);
});
