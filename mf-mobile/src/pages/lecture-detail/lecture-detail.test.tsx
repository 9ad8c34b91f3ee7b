import type { Lesson } from '@site/shared/contract/lesson';
import { readCollegeArticle } from '@site/shared/calls/college-article';
import { renderPage } from '@site/shared/testing/render-page';
import { answerTo } from '@site/shared/testing/answer-to';
import { collegeAnswers, fullArticle } from '../../testing/samples';

const lesson: Lesson = {
  order: 1,
  course: [{ id: 40001, title: '课时 40001' }],
  outline: [{ id: 'shi-bo', text: '试播', seconds: 70 }],
  example: { title: '一家店的一天', situation: '两名店员。', steps: ['发码', '入镜', '核销'], result: '到店 38 人。' },
  exercises: [
    { ask: '先改哪一处？', hint: '谁在抢网？', answer: '换流量卡。' },
    { ask: '看哪个数？', hint: '谁能左右？', answer: '到店核销。' },
  ],
  materials: [{ kind: 'checklist', title: '开播前', items: ['发群', '插电'] }],
};

test('R2.110 a lecture is complete in the server HTML, its five points first', async () => {
  const { status, html } = await renderPage('/m/lecture_detail_h5?id=40001', collegeAnswers);

  expect(status).toBe(200);
  expect(html.indexOf('要点五')).toBeLessThan(html.indexOf('<h2 id="shi-bo">'));
  expect(html).toContain('href="#fu-pan"');
});

test('it links to its type, the next and related lectures, all on phones', async () => {
  const { html } = await renderPage('/m/lecture_detail_h5?id=40001', collegeAnswers);

  for (const id of [40002, 40003]) expect(html).toContain(`href="/m/lecture_detail_h5?id=${id}"`);
  expect(html).toContain('href="/m/lecture_new?type=1"');
});

test('R12.119 it has what is worked on: outline with times, the worked example, exercises with their answers', async () => {
  const answers = { ...collegeAnswers, ...answerTo(readCollegeArticle, { ...fullArticle(40001), lesson }) };
  const { html } = await renderPage('/m/lecture_detail_h5?id=40001', answers);

  for (const text of [
    '1 分 10 秒',
    'href="#worked-example"',
    'id="worked-example"',
    '到店 38 人。',
    '看参考答案',
    '换流量卡。',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain('href="#materials"');
});

test('search engines get the article and its counterpart', async () => {
  const { head } = await renderPage('/m/lecture_detail_h5?id=40001', collegeAnswers);

  expect(head).toMatchObject({
    title: '文章 40001_经典案例手机版-澄播云',
    canonical: '/home/lectureDetail/40001',
    published: '2026-09-16',
  });
  expect(head?.jsonLd).toMatchObject([{ '@type': 'Article', datePublished: '2026-09-16' }]);
});

test('without an id it redirects to the list', async () => {
  const { status, location } = await renderPage('/m/lecture_detail_h5', collegeAnswers);

  expect({ status, location }).toEqual({ status: 302, location: '/m/lecture_h5' });
});

test.each(['49999', 'abc', '60001'])('id %s is a 404 in place', async (id) => {
  expect((await renderPage(`/m/lecture_detail_h5?id=${id}`, collegeAnswers)).status).toBe(404);
});

test('a failing service is not a missing lecture', async () => {
  const failing = { ...collegeAnswers, [readCollegeArticle.path]: 500 };

  expect((await renderPage('/m/lecture_detail_h5?id=40001', failing)).status).toBe(500);
});
