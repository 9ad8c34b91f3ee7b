import { documentOf } from '@site/shared/testing/document-of';
import { renderPage } from '@site/shared/testing/render-page';
import { symptoms } from '../../content/help-center/symptoms';
import { answers } from '../../testing/help-answers';

const address = '/help/helpCenter';

test('R12.73 every symptom is in the page with its steps, their fixes, the articles and the way to a person', async () => {
  const { html } = await renderPage(address, answers);
  const page = documentOf(html);

  expect(symptoms.length).toBeGreaterThanOrEqual(8);
  for (const { id, tests } of symptoms) {
    const sheet = page.getElementById(id);
    expect(tests.length).toBeGreaterThanOrEqual(2);
    expect(tests.length).toBeLessThanOrEqual(4);
    for (const { look, sign, fix, article } of tests) {
      for (const words of [look, sign, fix]) expect(sheet?.textContent).toContain(words);
      expect(sheet?.querySelector(`a[href="/help/helpDocument/${article.id}"]`)).not.toBeNull();
    }
    expect(sheet?.querySelectorAll('a[href="#support"]')).toHaveLength(2);
  }
});

test('R12.75 what was ticked goes along with the request, without script too', async () => {
  const { html } = await renderPage(address, answers);
  const page = documentOf(html);
  const form = page.querySelector<HTMLFormElement>('form[action="/-/support"]');
  const values = [...(form?.querySelectorAll<HTMLInputElement>('[type=checkbox][name=tried]') ?? [])].map(
    ({ value }) => value,
  );

  expect(form?.method).toBe('post');
  expect(values).toHaveLength(symptoms.flatMap(({ tests }) => tests).length);
  expect(new Set(values).size).toBe(values.length);
  expect(values[0]).toMatch(/^黑屏：/);
  for (const name of ['room', 'happenedAt', 'message', 'seen', 'article', 'phone'])
    expect(form?.querySelector(`[name=${name}]`)).not.toBeNull();
});

test('what OBS writes is found by its own words', async () => {
  const { html } = await renderPage(address, answers);
  const sheet = documentOf(html).getElementById('obs-error');

  for (const sentence of [
    '无法连接到服务器',
    '无法访问指定的频道或推流码，请仔细检查你的推流码',
    '已与服务器断开连接。',
    '编码过载！请考虑降低视频质量设置或使用更快的编码预设。',
    '直播时发生了编码器错误。',
  ])
    expect(sheet?.textContent).toContain(sentence);
});
