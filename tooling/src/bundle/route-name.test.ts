import { routeName } from './route-name';

test.each([
  ['/', 'index'],
  ['/m/', 'm'],
  ['/info/cate/:id?', 'info-cate-id'],
  ['/home/lectureDetail/:id?', 'home-lectureDetail-id'],
  ['/home/business_license.jpg', 'home-business_license.jpg'],
])('R2.81 the pattern %s has the route name %s', (pattern, name) => {
  expect(routeName(pattern)).toBe(name);
});
