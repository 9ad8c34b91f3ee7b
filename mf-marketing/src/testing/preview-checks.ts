import { renderRoute } from '@site/shared/testing/render-route';
import { type PreviewName, previewWords } from '../content/previews';
import { routes } from '../routes';

type Preview = { address: string; name: PreviewName; shows: readonly string[] };

const item = (id: number) => ({
  id,
  title: `方案 ${id}`,
  link: `/home/marketing/${id}`,
  description: '逐段修补。',
  categoryId: 1,
  categoryName: '获客增长',
  banner: { title: '少填一项，多来一批', words: '先让人进来。', scene: 'phone' },
});

const study = {
  id: 41019,
  title: '新版本发布',
  customer: '某公司',
  industry: '互联网与软件',
  scene: '发布会',
  products: [],
  result: '一次没剪',
  metrics: [],
  published: '2025-09-17',
};

const detail = {
  ...item(50001),
  published: '2025-02-19',
  scenes: [{ title: '行业沙龙报名', words: '移到播后问卷。' }],
  products: [{ name: '企微 SCRM', words: '审核通过自动进入。', link: '/home/vzScrm' }],
  cases: [study],
  faqs: [{ ask: '表单放几项合适？', answer: '三项为宜。' }],
  recommend: [item(50009)],
};

const ok = (data: unknown) => ({ code: 0, msg: 'ok', data });
const answers = {
  '/open/v1/marketing/list': ok({ list: [item(50001)], groups: [] }),
  '/open/v1/marketing/detail': ok(detail),
  '/open/v1/home/banner': ok({
    list: [
      { id: 50001, title: '少填一项，多来一批', words: '先让人进来。', link: '/home/marketing/50001', scene: 'phone' },
    ],
  }),
};

/** Tests that every preview passes: its own title and h1, its component, and that search engines stay away. */
export function checkPreview({ address, name, shows }: Preview): void {
  test(`the preview of ${name} shows it under its own title`, async () => {
    const { status, html, head } = await renderRoute(routes, address, answers);
    const { title } = previewWords.pages[name];

    expect(status).toBe(200);
    expect(html).toContain(`${title}</h1>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const words of shows) expect(html).toContain(words);
    expect(head).toMatchObject({ title: `${title}_${previewWords.kicker}-澄播云`, noindex: true });
  });

  test(`headings of the preview of ${name} go down one level at a time`, async () => {
    const { html } = await renderRoute(routes, address, answers);
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));

    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
}
