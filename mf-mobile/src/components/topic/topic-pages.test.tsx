import { sampleFacts } from '@site/shared/testing/sample-facts';
import { sampleCaseStudy } from '@site/shared/testing/sample-cases';
import { readCaseStudy } from '@site/shared/calls/case-study';
import { answerTo } from '@site/shared/testing/answer-to';
import type { PageHandle } from '@site/shared/page/page-handle';
import { renderPage } from '@site/shared/testing/render-page';
import { routes } from '../../routes';

const withCase = { ...answerTo(readCaseStudy, sampleCaseStudy(41001)), ...sampleFacts };
const withoutCase = { [readCaseStudy.path]: 503 };

const partners: [string, string | undefined][] = [
  ['/m/activity', '/home/activity'],
  ['/m/chain', '/home/chain'],
  ['/m/edu', '/home/edu'],
  ['/m/entmarket', '/home/entmarket'],
  ['/m/furn', '/home/furn'],
  ['/m/gd', '/home/gd'],
  ['/m/imageLive', '/home/imageLive'],
  ['/m/online_H5', undefined],
  ['/m/summit', '/home/summit'],
  ['/m/vzChain', '/home/vzChain'],
  ['/m/vzScrm', '/home/vzScrm'],
  ['/m/yuanyuzhou', '/home/yuanyuzhou'],
];
const addresses = partners.map(([address]) => address);

test.each(partners)(
  'R2.102 R2.104–109 R2.116 R2.118–122 %s has the canonical %s and its questions as structured data',
  async (address, partner) => {
    const { status, html, head } = await renderPage(address, withCase);

    expect(status).toBe(200);
    expect(head?.canonical).toBe(partner);
    expect(head?.title).toMatch(/-澄播云$/);
    expect(head?.description.length).toBeGreaterThan(40);
    const questions = (head?.jsonLd ?? []).flatMap(({ mainEntity }) => mainEntity as { name: string }[]);
    expect(questions.length).toBeGreaterThanOrEqual(4);
    for (const { name } of questions) expect(html).toContain(name);
  },
);

test('no two pages share a title or a description', async () => {
  const heads = await Promise.all(addresses.map(async (address) => (await renderPage(address)).head));

  expect(new Set(heads.map((head) => head?.title)).size).toBe(addresses.length);
  expect(new Set(heads.map((head) => head?.description)).size).toBe(addresses.length);
});

test.each(addresses)('%s still renders when its case fails to load', async (address) => {
  const { status, html } = await renderPage(address, withoutCase);

  expect(status).toBe(200);
  expect(html).not.toContain('读完整案例');
  expect(html).toContain('id="lead"');
});

test.each(addresses)('%s carries no style attribute, which the content security policy refuses', async (address) => {
  const { html } = await renderPage(address, withCase);

  expect(html).not.toContain(' style=');
});

test.each(addresses)('every picture of %s has a text alternative, and no id is used twice', async (address) => {
  const { html } = await renderPage(address, withCase);

  for (const [picture] of html.matchAll(/<[^>]*role="img"[^>]*>/g)) expect(picture).toMatch(/aria-label="[^"]{4,}"/);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('where the hero is dark the header starts over it, and nowhere else', async () => {
  const dark = await Promise.all(
    routes.map(async (route) => {
      const page = (await (route.lazy as () => Promise<{ handle: PageHandle }>)()).handle;
      return page.header === 'over-dark' ? route.path : undefined;
    }),
  );

  expect(dark.filter(Boolean)).toEqual(['/m/', '/m/activity', '/m/edu', '/m/gd', '/m/yuanyuzhou']);
});

test.each(addresses)('R13.30 %s folds its questions, and leads on below them', async (address) => {
  const { html } = await renderPage(address, withCase);
  const [, questions = ''] = html.split('>常见问题</h2>');

  expect(questions.match(/<details[^>]*name="questions"/g)?.length).toBeGreaterThanOrEqual(4);
  expect(questions).not.toMatch(/<details[^>]* open/);
  const [further = ''] = /<nav[^>]*aria-labelledby="further".*?<\/nav>/.exec(questions) ?? [];
  expect(further.match(/<a /g)?.length).toBeGreaterThanOrEqual(2);
});

test.each([
  ['/m/vzScrm', 2],
  ['/m/summit', 2],
])('R13.30 the features of %s are one row of %i to swipe, words before the picture', async (address, count) => {
  const { html } = await renderPage(address, withCase);
  const [, row = ''] = new RegExp(`data-cards="${count}"(.*?)</section>`).exec(html) ?? [];

  expect(row.match(/<li class="card"/g)).toHaveLength(count);
  expect(row.indexOf('<h3')).toBeLessThan(row.indexOf('role="img"'));
});
