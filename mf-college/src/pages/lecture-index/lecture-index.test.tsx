import { listCollegeTypes } from '@site/shared/calls/college-types';
import { renderPage } from '@site/shared/testing/render-page';
import { listAnswers as answers } from '../../testing/samples';

test('R2.82 without an id the college shows all lectures', async () => {
  const { status, html, head, calls } = await renderPage('/home/lectureIndex', answers);

  expect(status).toBe(200);
  for (const id of [40001, 40010]) expect(html).toContain(`href="/home/lectureDetail/${id}"`);
  expect(calls).toContain('post host:base/VZCollege/articleList?pageIndex=1&pageSize=10');
  expect(head).toMatchObject({ canonical: '/home/lectureIndex', alternate: '/m/lecture_h5' });
});

test('R12.97 the college is four courses: what one can do after each, its six lectures in order, one to begin with', async () => {
  const { html, calls } = await renderPage('/home/lectureIndex', answers);
  const courses = html.slice(html.indexOf('四门课'), html.indexOf('按时间看'));

  for (const type of [1, 2, 3, 4]) {
    expect(calls).toContain(`post host:base/VZCollege/articleList?typeId=${type}&pageIndex=1&pageSize=24`);
    expect(courses).toContain(`href="/home/lectureSubitem/${type}"`);
  }
  expect(courses.match(/学完能做到/g)).toHaveLength(4);
  expect(courses.indexOf('lectureDetail/40001')).toBeLessThan(courses.indexOf('lectureDetail/40006'));
  expect(html.indexOf('没播过')).toBeLessThan(html.indexOf('四门课'));
});

test('its later pages are the list by day alone', async () => {
  const { html, calls } = await renderPage('/home/lectureIndex?page=2', answers);

  expect(html).not.toContain('四门课');
  expect(calls.filter((call) => call.includes('articleList'))).toHaveLength(1);
});

test('R12.97 each course has a sign of its own, on its card and in the navigation', async () => {
  const { html } = await renderPage('/home/lectureIndex', answers);
  const signs = new Set([...html.matchAll(/<svg class="sign[^>]*>(.*?)<\/svg>/gs)].map(([, drawing]) => drawing));

  expect(signs.size).toBe(4);
});

test('the navigation is home and the first four types', async () => {
  const { html } = await renderPage('/home/lectureIndex', answers);

  for (const id of [1, 2, 3, 4]) expect(html).toContain(`href="/home/lectureSubitem/${id}"`);
  expect(html).not.toContain('活动预告');
  expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*>讲堂首页<\/a>/);
});

test('R2.82 an id chooses a top-level type and makes it the active one', async () => {
  const { html, head } = await renderPage('/home/lectureIndex/2', answers);

  expect(html).toContain('解决方案</span></h1>');
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>(?:(?!<\/a>).)*解决方案<\/a>/);
  expect(head).toMatchObject({ title: '解决方案_讲堂课时-澄播云', alternate: '/m/lecture_h5?id=2' });
});

test('pages have addresses of their own and no phone counterpart, as that one has no pagination', async () => {
  const { html, head } = await renderPage('/home/lectureIndex/2?page=2', answers);

  expect(html).toContain('href="/home/lectureDetail/40011"');
  expect(head?.canonical).toBe('/home/lectureIndex/2?page=2');
  expect(head?.alternate).toBeUndefined();
});

test('a type without lectures shows an empty state and is not listed', async () => {
  const { status, html, head } = await renderPage('/home/lectureIndex/5', answers);

  expect(status).toBe(200);
  expect(head?.noindex).toBe(true);
  expect(html).toContain('这个栏目还没有内容');
});

test.each(['/home/lectureIndex/7', '/home/lectureIndex/x', '/home/lectureIndex?page=9'])(
  '%s is not found',
  async (address) => {
    expect((await renderPage(address, answers)).status).toBe(404);
  },
);

test('without the navigation the lectures still render', async () => {
  const { status, html } = await renderPage('/home/lectureIndex', {
    ...answers,
    [listCollegeTypes.path]: 500,
  });

  expect(status).toBe(200);
  expect(html).toContain('href="/home/lectureDetail/40001"');
});
