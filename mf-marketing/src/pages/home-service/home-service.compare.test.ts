import { renderPage } from '@site/shared/testing/render-page';
import { address, answers, at, text } from '../../testing/service-page';

test('R13.28 each group says how many functions it folds on phones; what a search finds is not folded', async () => {
  const whole = await renderPage(address, answers);
  const found = await renderPage(at({ q: '白名单' }), answers);

  expect(whole.html).toMatch(/<summary[^>]*>观看权限<span class="count">2 项</);
  expect(whole.html).not.toMatch(/<details[^>]* open/);
  expect(whole.html.match(/class="group folded"/g)).toHaveLength(2);
  expect(found.html).not.toContain('folded');
});

test('without a search every row is under its group, with text for its icons', async () => {
  const { html } = await renderPage(address, answers);

  expect(html.match(/role="rowheader"/g)).toHaveLength(3 + 2);
  expect(html).toContain('>支持</span>');
  expect(html).toContain('>不含</span>');
  expect(html).not.toContain('共找到');
});

test('every plan can be taken out of the comparison without script', async () => {
  const { html } = await renderPage(address, answers);

  expect(html).toContain('role="group" aria-label="并排比较的版本"');
  expect(html.match(/<input[^>]*type="checkbox"[^>]*name="plans"[^>]*checked=""/g)).toHaveLength(4);
  for (const name of ['免费试用', '基础版', '专业版', '私有化/定制'])
    expect(html).toMatch(new RegExp(`<label [^>]*for="[^"]+">${name}</label>`));
});

test('R2.65 a search in the address is answered by the server: rows, marks, count, and the word in the field', async () => {
  const { html, head } = await renderPage(at({ q: '白名单' }), answers);

  expect(html).toContain('<mark class="hit">白名单</mark>');
  expect(html).not.toContain('密码观看');
  expect(text(html)).toMatch(/共找到\s+1\s+项/);
  expect(html).toMatch(/name="q"[^>]*value="白名单"/);
  expect(head).toMatchObject({ canonical: address, noindex: true });
});

test('a group is found by its name, with all its rows', async () => {
  const { html } = await renderPage(at({ q: '观看权限' }), answers);

  expect(text(html)).toMatch(/密码 观看/);
  expect(html).not.toContain('字幕</span>');
});

test('only rows that differ are left when the address asks for them, and the other form keeps that', async () => {
  const { html } = await renderPage(at({ diff: '1' }), answers);

  expect(html).not.toContain('密码观看');
  expect(html).toContain('白名单');
  expect(html).toMatch(/type="checkbox"[^>]*name="diff"[^>]*checked=""/);
  expect(html).toContain('<input type="hidden" name="diff" value="1"/>');
});

test('where nothing is found there are ways on, to the help search with the same words too', async () => {
  const { html } = await renderPage(at({ q: '<b>没有' }), answers);

  expect(html).toContain('没有找到“&lt;b&gt;没有”');
  expect(html).toContain(`href="/help/helpSearch/${encodeURIComponent('<b>没有')}"`);
  expect(html).not.toContain('role="table"');
});

test('R13.44 the columns that are compared stand in the address, and differences are those between them', async () => {
  const { html } = await renderPage(`${address}?diff=1&plans=trial&plans=basic`, answers);

  expect(html).not.toContain('白名单</span>');
  expect(text(html)).toContain('选中的版本功能相同');
  const ticked = [...html.matchAll(/<input[^>]*name="plans"[^>]*>/g)].filter(([field]) => field.includes('checked'));
  expect(ticked.map(([field]) => /value="(\w+)"/.exec(field)?.[1])).toEqual(['trial', 'basic']);
});

test('a plan that nobody sells is no choice of columns', async () => {
  const { html } = await renderPage(at({ diff: '1', plans: 'nosuch' }), answers);
  const boxes = html.match(/<input[^>]*type="checkbox"[^>]*name="plans"[^>]*>/g) ?? [];
  expect(boxes.length).toBeGreaterThan(1);
  expect(boxes.filter((box) => !box.includes('checked'))).toEqual([]);
});
