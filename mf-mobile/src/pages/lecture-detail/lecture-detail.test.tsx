import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';
import { collegeAnswers } from '../../testing/samples';

test('a lecture stands whole in the server HTML, its five points first', async () => {
  const { status, html } = await renderRoute(routes, '/m/lecture_detail_h5?id=40001', collegeAnswers);

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.indexOf('要点五')).toBeLessThan(html.indexOf('<h2 id="shi-bo">'));
  expect(html).toContain('href="#fu-pan"');
});

test('it leads to its type, the next and related lectures, all on phones', async () => {
  const { html } = await renderRoute(routes, '/m/lecture_detail_h5?id=40001', collegeAnswers);

  for (const id of [40002, 40003]) expect(html).toContain(`href="/m/lecture_detail_h5?id=${id}"`);
  expect(html).toContain('href="/m/lecture_new?type=1"');
});

test('search engines get the article and its partner', async () => {
  const { head } = await renderRoute(routes, '/m/lecture_detail_h5?id=40001', collegeAnswers);

  expect(head).toMatchObject({
    title: '文章 40001_经典案例手机版-澄播云',
    canonical: '/home/lectureDetail/40001',
    published: '2026-09-16',
  });
  expect(head?.jsonLd).toMatchObject([{ '@type': 'Article', datePublished: '2026-09-16' }]);
});

test('without an id the visitor is sent to the list', async () => {
  const { status, location } = await renderRoute(routes, '/m/lecture_detail_h5', collegeAnswers);

  expect({ status, location }).toEqual({ status: 302, location: '/m/lecture_h5' });
});

test.each(['49999', 'abc', '60001'])('id %s is not found, in place', async (id) => {
  expect((await renderRoute(routes, `/m/lecture_detail_h5?id=${id}`, collegeAnswers)).status).toBe(404);
});

test('a failing service is not a missing lecture', async () => {
  const failing = { ...collegeAnswers, '/VZCollege/articleinfo': 500 };

  expect((await renderRoute(routes, '/m/lecture_detail_h5?id=40001', failing)).status).toBe(500);
});
