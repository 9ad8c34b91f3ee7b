import { bareSelectors } from './own-styles-loader';

test.each([
  'p:not(.lead)',
  '*:not(.a):not(.b)',
  ':is(body, .a)',
  ':where(html:not(.a), .b) p',
  'body:not(:has(.a))',
  'a[href$=".pdf"]',
  ':root',
])('F57: “%s” would style the pages of all sections', (selector) => {
  expect(bareSelectors(`${selector}{color:red}`)).toEqual([selector]);
  expect(bareSelectors(`@media print{@supports (color:red){${selector}{color:red}}}`)).toEqual([selector]);
});

test.each([
  '.a p:not(.lead)',
  '.a:not(:has(.b)) ~ *',
  ':is(.a, .b) p',
  'body:has(.a)',
  'li:nth-child(2n + 1 of .a)',
  ':global(:root[data-still]) .a',
  String.raw`.a:not(#\#)`,
])('“%s” is of its section', (selector) => {
  expect(bareSelectors(`${selector}{color:red}`)).toEqual([]);
});

test('steps of an animation are no selectors, and what stands in a rule is of that rule', () => {
  expect(
    bareSelectors('@keyframes turn{from{rotate:0}50%{rotate:9deg}} .a{&:not(.b){color:red} p{color:red}}'),
  ).toEqual([]);
});
