import { listCollegeTypes } from '@site/shared/calls/college-types';
import { renderPage } from '@site/shared/testing/render-page';
import { collegeCopy } from '../../content/college';
import { listAnswers as answers } from '../../testing/samples';

test('R2.83 a type is a syllabus, numbered on over the pages', async () => {
  const first = await renderPage('/home/lectureSubitem/1', answers);
  const second = await renderPage('/home/lectureSubitem/1?page=2', answers);

  expect(first.html).toContain('经典案例</span></h1>');
  expect(first.html).toContain('href="/home/lectureDetail/40010"');
  expect(second.html).toContain('start="11"');
  expect(second.head).toMatchObject({
    canonical: '/home/lectureSubitem/1?page=2',
    alternate: '/m/lecture_new?type=1&page=2',
  });
});

test('a type leads to its lectures by day, to which no other page leads', async () => {
  for (const type of [1, 2, 3, 4])
    expect((await renderPage(`/home/lectureSubitem/${type}`, answers)).html).toContain(
      `href="/home/lectureIndex/${type}"`,
    );
});

test('R2.84 R2.157 the active tab comes from the parameter', async () => {
  const { html } = await renderPage('/home/lectureSubitem/3', answers);

  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>(?:(?!<\/a>).)*直播讲堂<\/a>/);
});

test('a type and the same type under the college have different titles', async () => {
  const subitem = await renderPage('/home/lectureSubitem/1', answers);
  const index = await renderPage('/home/lectureIndex/1', answers);

  expect(subitem.head?.title).not.toBe(index.head?.title);
});

test('without a type the newest of all four are shown', async () => {
  const { status, html, head, calls } = await renderPage('/home/lectureSubitem', answers);

  expect(status).toBe(200);
  for (const name of ['经典案例', '解决方案', '直播讲堂', '精选资讯']) expect(html).toContain(`${name}</h2>`);
  expect(calls.filter((call) => call.includes('articleList')).length).toBe(4);
  expect(head).toMatchObject({ canonical: '/home/lectureSubitem', alternate: '/m/lecture_new' });
});

test.each(['/home/lectureSubitem/5', '/home/lectureSubitem/x', '/home/lectureSubitem/1?page=3'])(
  'R2.84 %s is not found',
  async (address) => {
    expect((await renderPage(address, answers)).status).toBe(404);
  },
);

test('R2.156 without the types there is no navigation of one entry', async () => {
  const { [listCollegeTypes.path]: _types, ...others } = answers as Record<string, unknown>;
  for (const address of ['/home/lectureSubitem/1', '/home/lectureIndex'])
    expect((await renderPage(address, others)).html).not.toContain(`aria-label="${collegeCopy.nav}"`);
  expect((await renderPage('/home/lectureIndex', answers)).html).toContain(`aria-label="${collegeCopy.nav}"`);
});
