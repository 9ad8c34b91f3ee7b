import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';

test('recording conversations is told with its conditions', async () => {
  const { html } = await renderRoute(routes, '/m/vzScrm');

  expect(html).toContain('会话存档须员工与客户都知情同意');
});

test('the thirty days of a viewer begin in the show', async () => {
  const { html } = await renderRoute(routes, '/m/vzScrm');

  const steps = [...html.matchAll(/class="when">(.*?)</g)].map(([, when]) => when);
  expect(steps[0]).toBe('20:14');
  expect(steps).toContain('第 30 天');
});
