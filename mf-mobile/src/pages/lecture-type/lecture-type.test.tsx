import { listCollegeTypes } from '@site/shared/calls/college-types';
import { renderPage } from '@site/shared/testing/render-page';
import { lectureCopy } from '../../content/lectures';
import { collegeAnswers } from '../../testing/samples';

test('R2.112 a type is a numbered syllabus with pages of its own', async () => {
  const { status, html, head } = await renderPage('/m/lecture_new?type=3', collegeAnswers);

  expect(status).toBe(200);
  expect(html).toMatch(/aria-current="true"[^>]*>直播讲堂</);
  expect(html).toContain('href="/m/lecture_detail_h5?id=40001"');
  expect(html).toContain('href="/m/lecture_new?type=3&amp;page=2"');
  expect(head).toMatchObject({ title: '手机上课_直播入门六讲-澄播云', canonical: '/home/lectureSubitem/3' });
});

test('the second page goes on with the eleventh', async () => {
  const { html, head } = await renderPage('/m/lecture_new?type=3&page=2', collegeAnswers);

  expect(html).toContain('<ol class="list" start="11">');
  expect(head).toMatchObject({
    title: '手机上课_直播入门六讲_第 2 页-澄播云',
    canonical: '/home/lectureSubitem/3?page=2',
  });
});

test('without a type the overview shows three of each', async () => {
  const { html, head, calls } = await renderPage('/m/lecture_new', collegeAnswers);

  for (const name of ['经典案例', '解决方案', '直播讲堂', '精选资讯'])
    expect(html).toMatch(new RegExp(`<h2[^>]*>${name}`));
  expect(html.match(/<h3/g)).toHaveLength(12);
  expect(calls).toContain('post host:base/VZCollege/articleList?typeId=4&pageIndex=1&pageSize=3');
  expect(head?.canonical).toBe('/home/lectureSubitem');
});

test.each(['type=5', 'type=9', 'type=x', 'type=3&page=3'])('?%s is not found', async (query) => {
  expect((await renderPage(`/m/lecture_new?${query}`, collegeAnswers)).status).toBe(404);
});

test('R2.156 without the types there are no tabs, not one that leads nowhere', async () => {
  const { [listCollegeTypes.path]: _types, ...others } = collegeAnswers;
  for (const address of ['/m/lecture_new?type=3', '/m/lecture_h5']) {
    const { status, html } = await renderPage(address, others);
    expect(status).toBe(200);
    expect(html).not.toContain(`aria-label="${lectureCopy.nav}"`);
  }
  expect((await renderPage('/m/lecture_h5', collegeAnswers)).html).toContain(`aria-label="${lectureCopy.nav}"`);
});
