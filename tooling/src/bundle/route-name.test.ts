import { routeName } from './route-name';

test.each([
  ['/', 'index'],
  ['/m/', 'm'],
  ['/info/cate/:id?', 'info-cate-id'],
  ['/home/lectureDetail/:id?', 'home-lectureDetail-id'],
  ['/home/business_license.jpg', 'home-business_license.jpg'],
])('the pattern %s has the route name %s', (pattern, name) => {
  expect(routeName(pattern)).toBe(name);
});
