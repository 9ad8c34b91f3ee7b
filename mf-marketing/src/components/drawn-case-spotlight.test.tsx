import { renderRoute } from '@site/shared/testing/render-route';
import type { SpotlightCase } from './case-card';
import { DrawnCaseSpotlight } from './drawn-case-spotlight';

const item: SpotlightCase = {
  id: 7,
  sign: '岗',
  title: '走进车间讲岗位',
  customer: '某机构',
  industry: '政务与协会',
  result: '先核验再上架',
  curve: [20, 100, 40],
  lead: { name: '有效投递', value: '7,830', unit: '份' },
};
const drawn = {
  wide: { src: '/wide.svg', width: 360, height: 240 },
  tall: { src: '/tall.svg', width: 360, height: 400 },
};
const more = { text: '查看案例', link: '/home/case' };

async function shown(main: SpotlightCase): Promise<string> {
  const Component = () => (
    <DrawnCaseSpotlight title="案例" intro="示例" cases={{ main, others: [] }} more={more} drawn={drawn} shows="食堂" />
  );
  return (await renderRoute([{ path: '/', Component }], '/')).html;
}

test('a drawn case keeps the place of both arrangements and says what is to be seen', async () => {
  const html = await shown(item);

  expect(html).toMatch(/<source[^>]* srcSet="\/tall.svg" width="360" height="400"/);
  expect(html).toContain('<img src="/wide.svg" width="360" height="240" alt="示意图：食堂" loading="lazy"');
});

test('a count stands above its audience, a share above a line that is filled so far', async () => {
  expect(await shown(item)).toContain('d="M0 0V20M1 0V100M2 0V40"');
  expect(await shown({ ...item, lead: { name: '到店核销率', value: '57', unit: '%' } })).toContain('d="M0 1H57"');
});
