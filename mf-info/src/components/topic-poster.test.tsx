import { topic } from '../testing/samples';
import { sceneOf } from './topic-poster';

const tagged = (...names: string[]) =>
  topic(20001, { category: 4, tags: names.map((name, index) => ({ id: index, name })) });

test('the first tag with a drawing decides', () => {
  expect(sceneOf(tagged('企业直播', '图片直播', '数据'))).toBe('photo');
});

test('without such a tag the category decides', () => {
  expect(sceneOf(tagged('企业直播'))).toBe('phone');
});

test('a category that an editor added later still gets a drawing', () => {
  expect(sceneOf({ ...tagged(), category: 12 })).toBe('console');
});
