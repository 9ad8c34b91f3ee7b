import { readCollegePage } from '@site/shared/calls/college-page';
import { listCollegeTypes } from '@site/shared/calls/college-types';
import { renderPage } from '@site/shared/testing/render-page';
import { collegeAnswers } from '../../testing/samples';

test('R2.111 without an id the college shows the newest of all types and has its counterpart as canonical', async () => {
  const { status, html, head, calls } = await renderPage('/m/lecture_h5', collegeAnswers);

  expect(status).toBe(200);
  expect(calls).toContain('post host:base/VZCollege/articleList?pageIndex=1&pageSize=10');
  for (const id of [40001, 40010]) expect(html).toContain(`href="/m/lecture_detail_h5?id=${id}"`);
  expect(head).toMatchObject({ title: '手机讲堂_直播案例复盘与入门课程-澄播云', canonical: '/home/lectureIndex' });
});

test('the navigation is home and the first four types, at their phone addresses', async () => {
  const { html } = await renderPage('/m/lecture_h5', collegeAnswers);

  for (const id of [1, 2, 3, 4]) expect(html).toContain(`href="/m/lecture_new?type=${id}"`);
  expect(html).not.toContain('活动预告');
  expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*>首页<\/a>/);
});

test('an id chooses a type, whose other lectures are a link away', async () => {
  const { html, head } = await renderPage('/m/lecture_h5?id=2', collegeAnswers);

  expect(html).toContain('>解决方案</span></h1>');
  expect(html).toContain('看这个栏目的全部课时');
  expect(head?.canonical).toBe('/home/lectureIndex/2');
});

test('a type without lectures shows an empty state and links back', async () => {
  const { status, html } = await renderPage('/m/lecture_h5?id=5', collegeAnswers);

  expect(status).toBe(200);
  expect(html).toContain('这个栏目还没有内容');
});

test.each(['/m/lecture_h5?id=7', '/m/lecture_h5?id=x'])('%s is not found', async (address) => {
  expect((await renderPage(address, collegeAnswers)).status).toBe(404);
});

test('without the navigation the lectures still render; without the lectures the page fails', async () => {
  const noTypes = { ...collegeAnswers, [listCollegeTypes.path]: 500 };
  const noLectures = { ...collegeAnswers, [readCollegePage.path]: 500 };

  expect((await renderPage('/m/lecture_h5', noTypes)).html).toContain('id=40001"');
  expect((await renderPage('/m/lecture_h5', noLectures)).status).toBe(500);
});
