import { renderPage } from '@site/shared/testing/render-page';
import { address, answers, at, text } from '../../testing/service-page';

test('R13.43 one launch is priced as one launch, without script: plan, packs and traffic, and what the next plan would spare', async () => {
  const { html } = await renderPage(at({ rate: '2', hours: '2', viewers: '3000', launches: '1' }), answers);

  expect(text(html)).toMatch(/建议版本 · 基础版 ¥ ?11,560/);
  expect(text(html)).toMatch(/流量包 6 ¥480 \/ 1 TB ¥ ?2,880/);
  expect(text(html)).toMatch(/并发包 3 ¥900 \/ 1,000 人·场 ¥ ?2,700/);
  expect(text(html)).toMatch(/专业版 ¥ ?21,720 多 ¥10,160：不用买并发包，少买流量包/);
  expect(text(html)).toContain('已含并发上限 500，赠送流量 300 GB');
  expect(text(html)).toContain('未算存储包、短信包等加购');
});

test('a number that is not taken is said by its field without script, and the form of the page sends what was counted', async () => {
  const { html } = await renderPage(at({ launches: '-5', viewers: '300' }), answers);
  const [field = ''] = /<input[^>]*name="launches"[^>]*>/.exec(html) ?? [];
  const [, id = ''] = /aria-describedby="([^"]+)"/.exec(field) ?? [];

  expect(html).toContain(`id="${id}">请填 1 到 1,000 的整数，现在按 12 场算<`);
  expect(field).toContain('value="12"');
  expect(html).toMatch(/name="url" value="https?:[^"]*launches=12/);
  expect((await renderPage(address, answers)).html).not.toContain('aria-invalid="true" aria-describedby="_quote');
});

test('R12.155 a choice that is not offered is said beside the form without script, a crew that is not in the list too', async () => {
  const { html } = await renderPage(at({ hours: '7', crew: 'crew-none' }), answers);

  expect(html).toContain(
    '<p class="wrong">链接里的单场时长“7 小时”不提供，按“1 小时”算；现场执行没看懂，按“自己拍”算</p>',
  );
  expect(html).toMatch(/name="url" value="https?:[^"]*hours=1&/);
  expect((await renderPage(address, answers)).html).not.toContain('链接里的');
});

test('R10.96 a page that was asked for a year is printed as its quote, the plain page whole', async () => {
  const quoted = async (query: Record<string, string>) =>
    (await renderPage(at(query), answers)).html.includes('data-quoted');

  expect([await quoted({ viewers: '300' }), await quoted({ launches: '12', viewers: '200' })]).toEqual([true, true]);
  expect([await quoted({}), await quoted({ q: '白名单' })]).toEqual([false, false]);
});

test('R13.43 the field of a peak that nobody set is empty and follows the average, without script too', async () => {
  const { html } = await renderPage(at({ viewers: '500', peak: '' }), answers);
  const set = await renderPage(at({ viewers: '500', peak: '900' }), answers);
  const field = (page: string) => /<input[^>]*name="peak"[^>]*>/.exec(page)?.[0];

  expect(field(html)).toMatch(/placeholder="同平均在线".*value=""/);
  expect(html).not.toContain('不能少于平均在线');
  expect(field(set.html)).toContain('value="900"');
});

test('live streams a month keep their meaning in addresses of before', async () => {
  const { html } = await renderPage(at({ shows: '2' }), answers);

  expect(text(html)).toContain('全年 24 场约 2.16 TB 流量');
  expect(html).toMatch(/name="launches"[^>]*value="24"/);
});

test('a plan without what was asked is not offered and says so; the crew counts for each launch', async () => {
  const { html } = await renderPage(at({ captions: '1', crew: 'crew-single', launches: '2' }), answers);

  expect(text(html)).toMatch(/建议版本 · 专业版/);
  expect(text(html)).toMatch(/实时字幕 2 ¥120 \/ 小时 ¥ ?240/);
  expect(text(html)).toMatch(/执行服务（单机） 2 ¥3,800 \/ 半天 ¥ ?7,600/);
  expect(text(html)).toMatch(/基础版 不含字幕/);
});

test.each(['traffic', 'viewers', 'event-watch', 'captions', 'accounts'])(
  'an address that takes %s for a crew changes no price',
  async (crew) => {
    const wished = { rate: '2', hours: '2', viewers: '3000', launches: '1' };
    const sums = (html: string) => text(html).match(/¥ ?[\d,]+/g);

    const plain = await renderPage(at(wished), answers);
    expect(sums((await renderPage(at({ ...wished, crew }), answers)).html)).toEqual(sums(plain.html));
  },
);
