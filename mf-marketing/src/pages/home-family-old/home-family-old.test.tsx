import { renderPage } from '@site/shared/testing/render-page';
import { familyQuestions } from '../../content/home-family/questions';
import { familyFeatures, familyPains, familyScenes } from '../../content/home-family/sections';
import { familyOldMoves } from '../../content/home-family-old';
import { handle } from './home-family-old.page';

const address = '/home/family.old';

test('R2.45 the former page has the copy of the new one and links to it', async () => {
  const { status, html } = await renderPage(address);

  expect(status).toBe(200);
  for (const { name } of [...familyPains.list, ...familyScenes.list]) expect(html).toContain(name);
  for (const { intro } of familyFeatures) expect(html).toContain(intro);
  for (const { ask } of familyQuestions) expect(html).toContain(ask);
  expect(html).toContain('href="/home/family"');
  for (const { to, more } of familyOldMoves.places) {
    expect(html).toContain(`href="/home/family${to}"`);
    expect(html).toContain(more);
  }
});

test('it is noindex with the new page as canonical, and without its questions as structured data', async () => {
  const { head } = await renderPage(address);

  expect(handle.indexed).toBe(false);
  expect(head).toMatchObject({ title: '家庭消费直播旧版页面_母婴与亲子-澄播云', canonical: '/home/family' });
  expect(head?.jsonLd?.map((item) => item['@type'])).not.toContain('FAQPage');
});

test('the page ends with a form, and no call is needed for it', async () => {
  const { html, calls } = await renderPage(address);

  expect(html).toContain(' id="lead"');
  expect(calls).toEqual([]);
});
