import { readCasePage } from '@site/shared/calls/case-page';
import { answerTo } from '@site/shared/testing/answer-to';
import { sampleCase, sampleCasePage } from '@site/shared/testing/sample-cases';
import { renderPage } from '@site/shared/testing/render-page';
import { eventAnchors, eventHead } from '../../content/home-activity-manage/hero';
import { eventQuestions } from '../../content/home-activity-manage/questions';
import { eventCases } from '../../content/home-activity-manage/sections';
import { eventSeats } from '../../content/home-activity-manage/stages';
import { checkProductPage } from '../../testing/product-page-checks';

const address = '/home/ActivityManage';

describe('R2.32 /home/ActivityManage', () => {
  checkProductPage({
    address,
    head: eventHead,
    title: '从一张邀请，到一份报告',
    anchors: eventAnchors.filter(({ id }) => id !== 'cases'),
    questions: eventQuestions,
  });
});

test('the anchor of the cases links to them when the library answers', async () => {
  const { html, calls } = await renderPage(address, answerTo(readCasePage, sampleCasePage([sampleCase(41018)])));

  expect(html).toContain(' id="cases"');
  expect(decodeURIComponent(calls[0] ?? '')).toContain(`product=${eventCases.product}`);
});

test('faces are asked for separately, and there is another way in', async () => {
  const { html } = await renderPage(address);

  expect(html).toContain('取得单独同意');
  expect(html).toContain('走扫码通道');
});

test('every row of the hall has the same places and one aisle', () => {
  for (const row of eventSeats.rows) expect(row).toMatch(/^[gmpf]{5}\.[gmpf]{5}$/i);
});
