import { servedData } from './served-data';

const shown = () => servedData({ cases: ['一', '二'] }, { cases: [] });

afterEach(() => Reflect.deleteProperty(globalThis, '__RELEASE_FILES__'));

test('in a release components get the data, and the document what stands in its place', () => {
  Object.assign(globalThis, { __RELEASE_FILES__: '/assets/remotes/mf-marketing/1.0.0/client/' });

  expect(shown()).toEqual({ cases: ['一', '二'] });
  expect(JSON.stringify({ page: shown() })).toBe('{"page":{"cases":[]}}');
});

test('while a section is developed the document has the data, since its parts are hydrated', () => {
  expect(JSON.stringify(shown())).toBe('{"cases":["一","二"]}');
});
