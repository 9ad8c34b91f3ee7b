import { readFileSync } from 'node:fs';
import path from 'node:path';
import { X } from 'lucide-react';
import { parse } from 'postcss';
import { renderToStaticMarkup } from 'react-dom/server';
import drawnIcon from './drawn-icon';

const Own = drawnIcon({
  name: 'x',
  node: [
    ['path', { d: 'M18 6 6 18', key: '1bl5f8' }],
    ['path', { d: 'm6 6 12 12', key: 'd8bk6v' }],
  ],
});

/** What lucide writes on each icon, and the style sheet says of all. */
const lines = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;
const ofAll = new RegExp(
  `^(?:xmlns|stroke-width|${Object.entries(lines)
    .map(([name, value]) => `${name}="${value}"`)
    .join('|')})`,
);

/** Attributes in any order, without lucide's names of classes and what the style sheet says. */
function drawing(markup: string): string[] {
  return (
    markup
      .replaceAll(/\b(?:lucide(?:-x)?) ?/g, '')
      .replaceAll(/ ?class=""/g, '')
      // Its paths are one.
      .replace('"></path><path d="m6 6 12 12', 'M6 6l12 12')
      .split(/[ <>]+/)
      .filter((word) => !ofAll.test(word))
      .sort()
  );
}

test.each([
  {},
  { size: 18 },
  { 'aria-hidden': true },
  { size: 16, role: 'img', 'aria-label': '移除' },
  { className: 'sign', color: undefined },
] as const)('an icon with %o is drawn as lucide draws it', (props) => {
  expect(drawing(renderToStaticMarkup(<Own {...props} />))).toEqual(drawing(renderToStaticMarkup(<X {...props} />)));
});

test('a path that follows another begins where it said, and other shapes stay between', () => {
  const Mixed = drawnIcon({
    name: 'mixed',
    node: [
      ['path', { d: 'M12 20h.01', key: 'a' }],
      ['path', { d: 'm16 9-5.5 5.5L8 12', key: 'b' }],
      ['circle', { cx: '12', cy: '12', r: '10', key: 'c' }],
      ['path', { d: 'm9 .5.5.5', key: 'd' }],
      ['path', { d: 'm2 2h4', key: 'e' }],
    ],
  });

  expect(renderToStaticMarkup(<Mixed />).match(/(?<=d=")[^"]*|<circle/g)).toEqual([
    'M12 20h.01M16 9l-5.5 5.5L8 12',
    '<circle',
    'm9 .5.5.5M2 2h4',
  ]);
});

test('the style sheet draws the lines of all icons as lucide does, thinner', () => {
  const sheet = parse(readFileSync(path.join(__dirname, '../../ui/tokens.css'), 'utf8'));
  const declared: Record<string, string> = {};
  sheet.walkRules('[viewBox="0 0 24 24"]', (rule) =>
    rule.walkDecls(({ prop, value }) => void (declared[prop] = value)),
  );

  expect(renderToStaticMarkup(<X />)).toContain('viewBox="0 0 24 24"');
  expect(declared).toEqual({ ...lines, 'stroke-width': '1.5', flex: 'none' });
});
