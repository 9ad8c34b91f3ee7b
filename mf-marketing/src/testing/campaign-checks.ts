import { renderRoute } from '@site/shared/testing/render-route';
import type { Campaign } from '../content/campaigns';
import { homeWords } from '../content/home-words';
import { routes } from '../routes';

type CampaignPage = {
  address: string;
  campaign: Campaign;
  /** Words of its sections in their order. */
  order: readonly string[];
};

const ok = (list: unknown[]) => ({ code: 0, msg: 'ok', data: { list } });
const study = { id: 41001, title: '案例', customer: '某品牌', industry: '金融', result: '按时开播', metrics: [] };
const banner = { id: 50001, title: '少填一项', words: '先让人进来。', link: '/home/marketing/50001', scene: 'phone' };
const plan = { ...banner, description: '说明', categoryId: 1, categoryName: '获客增长', banner };
const article = {
  id: 20001,
  title: '文章',
  summary: '摘要',
  category: 6,
  categoryName: '执行',
  published: '2026-07-09',
};
const answers = {
  '/open/v1/case/list': ok([study]),
  '/open/v1/marketing/list': ok([plan]),
  '/open/v1/home/banner': ok([banner]),
  '/open/v1/information/article/featured': ok([article]),
};

/** Tests that every campaign version of the home page passes. */
export function checkCampaign({ address, campaign: { head: words, hero }, order }: CampaignPage): void {
  test('it has its own promise, and is the home page to search engines', async () => {
    const { status, html, head } = await renderRoute(routes, address, answers);
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '');

    expect(status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(heading).toBe(hero.title.join(''));
    expect(head).toMatchObject({ title: `${words.title}-澄播云`, canonical: '/' });
    expect(html).toContain('href="/home/login?type=1"');
    expect(html).toContain(' id="lead"');
  });

  test('its sections stand in its own order', async () => {
    const { html } = await renderRoute(routes, address, answers);
    const places = order.map((section) => html.indexOf(section));

    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('headings go down one level at a time, also when no call is answered', async () => {
    for (const given of [answers, {}]) {
      const { status, html } = await renderRoute(routes, address, given);
      const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));

      expect(status).toBe(200);
      for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
    expect((await renderRoute(routes, address)).html).not.toContain(homeWords.cases.title);
  });
}
