import { createStaticHandler, type RouteObject } from 'react-router';
import { unknownMiddleware, withMiddleware } from './middleware';
import { UserFacingError } from './responses';

const loader = jest.fn(({ params }: { params: { id?: string } }) => ({ id: params.id }));

beforeEach(() => loader.mockClear());

function page(...middleware: string[]): RouteObject {
  return {
    id: 'page',
    path: '/video/:id?',
    lazy: async () => ({ handle: { middleware }, loader, Component: () => null }),
  };
}

async function open(route: RouteObject, address: string) {
  const answer = await createStaticHandler([withMiddleware(route)]).query(new Request(`http://site.test${address}`));
  return answer instanceof Response
    ? { location: answer.headers.get('Location'), status: answer.status }
    : { data: answer.loaderData.page as unknown, error: answer.errors?.page as unknown };
}

test('R10.14 a URL without an id redirects to the list, and the loader is not called', async () => {
  expect(await open(page('id-or:/info/video'), '/video')).toEqual({ location: '/info/video', status: 302 });
  expect(loader).not.toHaveBeenCalled();
});

test('an id in path or query is passed to the loader', async () => {
  expect((await open(page('id-or:/info/video'), '/video/30001')).data).toEqual({ id: '30001' });
  await open(page('id-or:/info/video'), '/video?id=30001');
  expect(loader).toHaveBeenCalledTimes(2);
});

test.each(['nobody', '', 'constructor', 'id-or2:/x'])(
  'R8.18 a middleware “%s” is unknown: 500 in the words of the specification',
  async (name) => {
    const { error } = await open(page(name), '/video/1');
    expect(error).toBeInstanceOf(UserFacingError);
    expect(error).toMatchObject({
      message: 'Unknown middleware',
      status: 500,
      cause: expect.stringContaining(`“${name.split(':')[0]}”`),
    });
    expect(unknownMiddleware).toBe('Unknown middleware');
    expect(loader).not.toHaveBeenCalled();
  },
);

test('middleware also runs for a page without a loader, and a page without middleware is unchanged', async () => {
  const bare: RouteObject = { id: 'page', path: '/video/:id?', handle: { middleware: ['id-or:/info/video'] } };
  expect(await open(bare, '/video')).toMatchObject({ location: '/info/video' });
  expect((await open(bare, '/video/1')).error).toBeUndefined();
  const plain: RouteObject = { id: 'page', path: '/', handle: {} };
  expect(withMiddleware(plain)).toBe(plain);
});
