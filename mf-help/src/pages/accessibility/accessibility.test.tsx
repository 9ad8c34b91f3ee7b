import { renderPage } from '@site/shared/testing/render-page';
import { readHelpTree } from '@site/shared/calls/help-tree';
import { accessibilityCopy as copy } from '../../content/accessibility';
import { answers } from '../../testing/help-answers';

const address = '/help/accessibility';

test('R12.183 the statement says what can be used, how that is checked, what is missing, and who helps', async () => {
  const { status, html, head } = await renderPage(address, answers);
  expect([status, head?.title]).toEqual([200, expect.stringContaining('无障碍声明')]);
  for (const { heading, points } of copy.parts) {
    expect(html).toContain(`>${heading}</h2>`);
    for (const point of points) expect(html).toContain(point);
  }
  expect(html).toContain(copy.help.text);
  expect(html).toContain(`<time dateTime="${copy.updated}"`);
});

test('R12.183 it is there without the tree of articles', async () => {
  const { status, html } = await renderPage(address, { ...answers, [readHelpTree.path]: 503 });
  expect([status, html.includes(copy.lead)]).toEqual([200, true]);
});
