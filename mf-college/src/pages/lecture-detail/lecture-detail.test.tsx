import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';
import { answer, types, wholeLecture } from '../../testing/samples';

type Call = { params: Record<string, unknown> };

const answers = {
  '/VZCollege/articleinfo': ({ params }: Call) => {
    if (params.id === 40001) return answer(wholeLecture(40001));
    return params.id === 60001 ? answer(wholeLecture(60001, { type: 60, points: [] })) : 404;
  },
  '/VZCollege/articleTypeList': answer({ list: types }),
};

test('a lecture stands whole in the server HTML, its five points first', async () => {
  const { status, html } = await renderRoute(routes, '/home/lectureDetail/40001', answers);

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.indexOf('要点五')).toBeLessThan(html.indexOf('<h2 id="shi-bo">'));
  expect(html).toContain('href="#fu-pan"');
});

test('it leads to its neighbours, to related lectures and to its type', async () => {
  const { html } = await renderRoute(routes, '/home/lectureDetail/40001', answers);

  for (const id of [40002, 40003]) expect(html).toContain(`href="/home/lectureDetail/${id}"`);
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>经典案例<\/a>/);
});

test('search engines get the article, its breadcrumb and its partner on phones', async () => {
  const { head } = await renderRoute(routes, '/home/lectureDetail/40001', answers);

  expect(head).toMatchObject({
    title: '课时 40001_经典案例-澄播云',
    alternate: '/m/lecture_detail_h5?id=40001',
    published: '2026-09-16',
  });
  expect(head?.jsonLd?.[0]).toMatchObject({ '@type': 'Article', headline: '课时 40001', datePublished: '2026-09-16' });
  expect(head?.breadcrumb?.map(({ name }) => name)).toEqual(['首页', '讲堂', '经典案例', '课时 40001']);
});

test('without an id the visitor is sent to the list', async () => {
  const { status, location } = await renderRoute(routes, '/home/lectureDetail', answers);

  expect(status).toBe(302);
  expect(location).toBe('/home/lectureIndex');
});

test.each(['/home/lectureDetail/49999', '/home/lectureDetail/abc', '/home/lectureDetail/60001'])(
  '%s is not found, in place',
  async (address) => {
    expect((await renderRoute(routes, address, answers)).status).toBe(404);
  },
);

test('a failing service is not a missing lecture', async () => {
  expect((await renderRoute(routes, '/home/lectureDetail/40001', { '/VZCollege/articleinfo': 500 })).status).toBe(500);
});
