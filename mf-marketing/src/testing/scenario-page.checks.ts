import type { PageHead } from '@site/shared/page/page-handle';
import { renderRoute } from '@site/shared/testing/render-route';
import type { Anchor, ProductHead, Question } from '../content/product-page';
import { routes } from '../routes';

type Rendered = Awaited<ReturnType<typeof renderRoute>>;

type ScenarioPage = {
  address: string;
  head: ProductHead;
  title: readonly string[];
  anchors: readonly Anchor[];
  questions: readonly Question[];
};

/** An answer of the case library with one case of each named industry. */
export function caseLibrary(...industries: string[]) {
  const list = industries.map((industry, index) => ({
    id: 41001 + index,
    title: `案例 ${index}`,
    customer: '某品牌',
    industry,
    scene: '培训',
    result: '按时开播',
    products: [],
    metrics: [],
  }));
  return { '/open/v1/case/list': { code: 0, msg: 'ok', data: { list } } };
}

/** Renders a page of this remote with an answer of the case library. */
export function renderScenario(address: string, ...industries: string[]): Promise<Rendered> {
  return renderRoute(routes, address, caseLibrary(...industries));
}

function expectBody(html: string, { address, title, anchors }: ScenarioPage) {
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const line of title) expect(html).toContain(line);
  expect(html).toContain('href="/home/login?type=1"');
  expect(html).toContain(`href="${address}#lead"`);
  for (const { id } of anchors) expect(html).toContain(` id="${id}"`);
}

function expectHeadings(html: string) {
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
}

function expectHead(found: PageHead | undefined, html: string, { address, head, questions }: ScenarioPage) {
  expect(found).toMatchObject({
    title: `${head.title}-澄播云`,
    description: head.description,
    breadcrumb: [
      { name: '首页', link: '/' },
      { name: head.name, link: address },
    ],
  });
  expect(found?.alternate).toBe(head.alternate);
  const faq = found?.jsonLd?.find((item) => item['@type'] === 'FAQPage') as { mainEntity: { name: string }[] };
  expect(faq.mainEntity.map(({ name }) => name)).toEqual(questions.map(({ ask }) => ask));
  for (const { ask } of questions) expect(html).toContain(ask);
}

/** What every scenario page owes its visitors and search engines. `industries` are those of the cases it shows. */
export async function expectScenarioPage(page: ScenarioPage, ...industries: string[]): Promise<Rendered> {
  const rendered = await renderScenario(page.address, ...industries);
  expect(rendered.status).toBe(200);
  expectBody(rendered.html, page);
  expectHeadings(rendered.html);
  expectHead(rendered.head, rendered.html, page);
  expect([...page.head.description].length).toBeGreaterThanOrEqual(50);
  return rendered;
}
