import { servedData } from './served-data';

test('components get the data, and the document what stands in its place', () => {
  const data = servedData({ cases: ['一', '二'] }, { cases: [] });

  expect(data).toEqual({ cases: ['一', '二'] });
  expect(JSON.stringify({ page: data })).toBe('{"page":{"cases":[]}}');
});
