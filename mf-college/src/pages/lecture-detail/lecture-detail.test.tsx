import { readCollegeArticle } from '@site/shared/calls/college-article';
import { listCollegeTypes } from '@site/shared/calls/college-types';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { fullLecture, types } from '../../testing/samples';

const answers = {
  ...answerTo(readCollegeArticle, ({ id }) => {
    if (id === 40001) return fullLecture(40001);
    return id === 60001 ? fullLecture(60001, { type: 60, points: [] }) : 404;
  }),
  ...answerTo(listCollegeTypes, { list: types }),
};

test('R2.80 a lecture is complete in the server HTML, its five points first', async () => {
  const { status, html } = await renderPage('/home/lectureDetail/40001', answers);

  expect(status).toBe(200);
  expect(html.indexOf('要点五')).toBeLessThan(html.indexOf('<h2 id="shi-bo">'));
  expect(html).toContain('href="#fu-pan"');
});

test('it links to its neighbours, to related lectures and to its type', async () => {
  const { html } = await renderPage('/home/lectureDetail/40001', answers);

  for (const id of [40002, 40003]) expect(html).toContain(`href="/home/lectureDetail/${id}"`);
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>(?:(?!<\/a>).)*经典案例<\/a>/);
});

test('R12.93 it is taught: an outline with times, an example worked through, exercises whose answers open without script', async () => {
  const { html } = await renderPage('/home/lectureDetail/40001', answers);
  const outline = html.slice(html.indexOf('id="_outline"'));

  expect(outline).toMatch(/href="#shi-bo"[^>]*><span>试播<\/span><span[^>]*>1 分 10 秒</);
  expect(outline).toContain('href="#exercises"');
  for (const part of ['两名店员。', '入镜', '到店 38 人。']) expect(html).toContain(part);
  expect(html).toMatch(/<details(?:(?!<\/details>).)*看参考答案(?:(?!<\/details>).)*到店核销。/s);
});

test('R12.93 each exercise is ticked by who solved it, and below them stands the score, counted by the style sheet', async () => {
  const { html } = await renderPage('/home/lectureDetail/40001', answers);
  const exercises = html.slice(html.indexOf('id="exercises"'));
  const asked = exercises.match(/看参考答案/g)?.length;

  expect(exercises.match(/<label[^>]*><input[^>]*type="checkbox"[^>]*>我做对了<\/label>/g)).toHaveLength(asked ?? 0);
  expect(exercises.replace(/<!-- -->/g, '')).toContain(`做对 <b class="count"></b> 题，共 ${asked} 题`);
});

test('R12.96 there is something to take along: a table with room to write, boxes to tick, words to say', async () => {
  const { html } = await renderPage('/home/lectureDetail/40001', answers);

  expect(html).toMatch(/<th scope="col">谁填<\/th>.*<td>电话<\/td><td><\/td>/s);
  for (const line of ['插电', '先扫码。']) expect(html).toContain(`<li>${line}</li>`);
});

test('R12.94 it says its place in its course, lists the course in order and leads on to the next lecture', async () => {
  const { html } = await renderPage('/home/lectureDetail/40001', answers);

  expect(html).toContain('第 1 讲 / 共 2 讲');
  expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/home\/lectureDetail\/40001"/);
  expect(html).toMatch(/rel="next"[^>]*>.*下一讲.*后一课/s);
  expect(html).not.toContain('下一篇');
});

test('a lecture of a service that knows no courses yet is its text with its headings', async () => {
  const { status, html } = await renderPage('/home/lectureDetail/40001', {
    ...answers,
    ...answerTo(readCollegeArticle, () => {
      const { lesson: _lesson, ...lecture } = fullLecture(40001);
      return lecture;
    }),
  });

  expect(status).toBe(200);
  expect(html).toContain('href="#shi-bo"');
  expect(html).not.toContain('id="exercises"');
});

test('search engines get the article, its breadcrumb and its phone counterpart', async () => {
  const { head } = await renderPage('/home/lectureDetail/40001', answers);

  expect(head).toMatchObject({
    title: '课时 40001_经典案例-澄播云',
    alternate: '/m/lecture_detail_h5?id=40001',
    published: '2026-09-16',
  });
  expect(head?.jsonLd?.[0]).toMatchObject({ '@type': 'Article', headline: '课时 40001', datePublished: '2026-09-16' });
  expect(head?.breadcrumb?.map(({ name }) => name)).toEqual(['首页', '讲堂', '经典案例', '课时 40001']);
});

test('R2.80 without an id it redirects to the list', async () => {
  const { status, location } = await renderPage('/home/lectureDetail', answers);

  expect(status).toBe(302);
  expect(location).toBe('/home/lectureIndex');
});

test.each(['/home/lectureDetail/49999', '/home/lectureDetail/abc', '/home/lectureDetail/60001'])(
  '%s is a 404 in place',
  async (address) => {
    expect((await renderPage(address, answers)).status).toBe(404);
  },
);

test('a failing service is not a missing lecture', async () => {
  expect((await renderPage('/home/lectureDetail/40001', { [readCollegeArticle.path]: 500 })).status).toBe(500);
});
