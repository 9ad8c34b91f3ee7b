import { headerLook, navColor } from './header-look';

test.each(['home-service', 'home-vzChain', 'home-vzScrm', 'home-article-id'])(
  'R2.154 the bar is white from the start on %s, even over a dark hero',
  (route) => {
    expect(headerLook(route, 'over-dark')).toBe('blurred');
  },
);

test('R2.155 on lecture detail the bar stays white', () => {
  expect(headerLook('home-lectureDetail-id', 'over-dark')).toBe('white');
});

test('elsewhere the page decides, and says nothing for a solid bar', () => {
  expect(headerLook('index', 'over-dark')).toBe('over-dark');
  expect(headerLook('index', undefined)).toBe('solid');
});

test('R2.136 R3.38 the store knows the ground of the bar: clear over a dark hero, else white', () => {
  expect(navColor(headerLook('index', 'over-dark'))).toBe('transparent');
  expect(navColor(headerLook('home-service', 'over-dark'))).toBe('white');
  expect(navColor(headerLook('index', undefined))).toBe('white');
});
