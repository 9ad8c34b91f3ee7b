import { criticalStyles } from './critical-styles';
import { rulesOf } from './style-rules';

const untilSheets = '[data-later]{display:none}';
const choose = (css: string, ...has: string[]) =>
  criticalStyles(rulesOf(css), new Set(has.map((name) => (/^[[<]/.test(name) ? name : `.${name}`)))).replace(
    untilSheets,
    '',
  );

test('what waits for the sheets is not shown before', () => {
  expect(criticalStyles(rulesOf('.a{top:0}'), new Set(['.a']))).toBe(`.a{top:0}${untilSheets}`);
});

test('rules whose elements and classes are all there are chosen, in the order of the sheet', () => {
  const css = ':root{color:red}p{margin:0}.a{top:0}.b .a{top:1px}.a.c>p{top:2px}[hidden]{display:none}';

  expect(choose(css, 'a', 'c', '<p')).toBe(':root{color:red}p{margin:0}.a{top:0}.a.c>p{top:2px}');
  expect(choose(css, 'a', 'c')).toBe(':root{color:red}.a{top:0}');
  expect(choose(css, '[hidden')).toBe(':root{color:red}[hidden]{display:none}');
});

test('of a list of selectors only those that may match are left', () => {
  expect(choose('.a,.b:is(.c,.d),h1,h2{margin:0}', 'a', '<h1')).toBe('.a,h1{margin:0}');
});

test('what a condition excludes, and how a layer is written, are no classes of the rule', () => {
  const css = '.a:not(#\\#):not(#\\#){top:0}.a:not(:has(>.end))>footer{display:none}.a:has(>.b:focus){top:1px}';

  expect(choose(css, 'a', '<footer')).toBe(css);
});

test('words of a state or a number are no elements', () => {
  const css = '.a:nth-child(2n+1):first-child:before{top:0}*,:before{margin:0}.a+b~i{top:1px}';

  expect(choose(css, 'a', '<b')).toBe('.a:nth-child(2n+1):first-child:before{top:0}*,:before{margin:0}');
});

test('brackets, commas and braces in strings and escaped ones part nothing', () => {
  const css = '.a:before{content:"} ,.b{"}.a\\:b{top:0}.a[title="x,y"]{top:1px}';

  expect(choose(css, 'a', '[title')).toBe('.a:before{content:"} ,.b{"}.a[title="x,y"]{top:1px}');
  expect(choose(css, 'a:b')).toBe('.a\\:b{top:0}');
});

test('conditions of the window stay around what is chosen of them; paper and states wait for the sheet', () => {
  const css =
    '@media (max-width:767px){.a{top:0}.b{top:0}}@media print{.a{top:1px}}.a:hover{top:2px}.a[open]>p{top:3px}@supports (top:0){.b{top:0}}';

  expect(choose(css, 'a')).toBe('@media (max-width:767px){.a{top:0}}');
});

test('R13.122 the words that stand in an empty field are seen, and have their colour', () => {
  const css = '.a::placeholder{color:red}.a::selection{color:red}';
  expect(choose(css, 'a')).toBe('.a::placeholder{color:red}');
});

test('a rule for the state of another element is no state of this one', () => {
  const css = '.a:has(.b:focus-within){top:0}.a:not(:hover){top:1px}';

  expect(choose(css, 'a')).toBe(css);
});

test('what a visitor chose may be set before the sheets are there', () => {
  expect(choose(':root[data-print] .a{top:0}:root[data-scrolled] .a{top:1px}', 'a')).toBe(
    ':root[data-print] .a{top:0}',
  );
});

test('an animation that is chosen has its steps', () => {
  const css =
    '@keyframes rise{0%{top:0}to{top:1px}}@keyframes fall{0%{top:1px}}.a{animation:rise 1s}.b{animation:fall 1s}';

  expect(choose(css, 'a')).toBe('.a{animation:rise 1s}@keyframes rise{0%{top:0}to{top:1px}}');
});

test('custom properties that nothing of the first part asks for wait for the sheet', () => {
  const css =
    ':root{--ink:#111;--sign:"a;b";--line:var(--ink);--unused:var(--deep);--deep:1px}@media (max-width:9px){:root{--unused:2px}}.a{color:var(--line)}.b{content:var(--sign)}';

  expect(choose(css, 'a')).toBe(':root{--ink:#111;--line:var(--ink);}.a{color:var(--line)}');
  expect(choose(css, 'b')).toBe(':root{--sign:"a;b";}.b{content:var(--sign)}');
  expect(criticalStyles(rulesOf(css), new Set(['--unused']))).toBe(
    `:root{--unused:var(--deep);--deep:1px}@media (max-width:9px){:root{--unused:2px}}${untilSheets}`,
  );
});

test('who wants things still is heard before the sheets where something moves', () => {
  const still =
    '@media (prefers-reduced-motion:reduce){*{scroll-behavior:auto!important;animation-duration:.01ms!important;animation-iteration-count:1!important}}';

  expect(choose(`${still}.a{top:0}`, 'a')).toBe('.a{top:0}');
  expect(choose(`${still}.a{animation:rise 1s}`, 'a')).toBe(`${still}.a{animation:rise 1s}`);
  expect(choose(`${still}.a{scroll-behavior:smooth}`, 'a')).toBe(`${still}.a{scroll-behavior:smooth}`);
});

test('how something changes or is touched is left to the sheet, and a rule that says nothing else', () => {
  const css =
    '.a{transition:top .2s cubic-bezier(.2,.7,.3,1),left .2s;top:0;cursor:pointer}.b{-webkit-user-select:none;user-select:none}';
  expect(criticalStyles(rulesOf(css), new Set(['.a', '.b']))).toBe('.a{top:0;}[data-later]{display:none}');
});
