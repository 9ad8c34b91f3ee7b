import { renderPage } from '@site/shared/testing/render-page';
import { suiteAnchors, suiteHead } from '../../content/home-marketing-cloud/hero';
import { suiteQuestions } from '../../content/home-marketing-cloud/questions';
import { suiteLadder, suiteTabs } from '../../content/home-marketing-cloud/sections';
import { suiteMap } from '../../content/home-marketing-cloud/stages';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/marketingCloud';

describe('R2.55 /home/marketingCloud', () => {
  checkProductPage({
    address,
    head: suiteHead,
    title: '活动、内容与客户，连成一条线',
    anchors: suiteAnchors,
    questions: suiteQuestions,
  });
});

test('the customer travels forward only and touches every line', () => {
  const places = suiteMap.stops.map(({ x }) => x);

  expect([...places].sort((left, right) => left - right)).toEqual(places);
  expect(new Set(suiteMap.stops.map(({ line }) => line)).size).toBe(suiteMap.lines.length);
});

test('the four steps are there without script, and numbers fall from step to step', async () => {
  const { html } = await renderPage(address);
  const stages = html.split(' id="stages"')[1]?.split(' id="ladder"')[0] ?? '';
  const values = suiteLadder.list.map(({ value }) => Number(value.replace(',', '')));

  expect(stages.match(/type="radio"/g)).toHaveLength(4);
  for (const { title } of suiteTabs.features) expect(stages).toContain(title[0]);
  expect([...values].sort((left, right) => right - left)).toEqual(values);
  expect(html).toContain('以上按一个季度统计');
});
