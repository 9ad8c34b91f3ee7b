import { X } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import drawnIcon from './drawn-icon';

const Own = drawnIcon({
  name: 'x',
  node: [
    ['path', { d: 'M18 6 6 18', key: '1bl5f8' }],
    ['path', { d: 'm6 6 12 12', key: 'd8bk6v' }],
  ],
});

/** Attributes in any order, without lucide's names of classes. */
function drawing(markup: string): string[] {
  return markup
    .replaceAll(/\b(?:lucide(?:-x)?) ?/g, '')
    .replaceAll(/ ?class=""/g, '')
    .split(/[ <>]+/)
    .sort();
}

test.each([
  {},
  { size: 18 },
  { 'aria-hidden': true },
  { size: 16, role: 'img', 'aria-label': '移除' },
  { className: 'sign', strokeWidth: 1.5, color: undefined },
] as const)('an icon with %o is drawn as lucide draws it', (props) => {
  expect(drawing(renderToStaticMarkup(<Own {...props} />))).toEqual(drawing(renderToStaticMarkup(<X {...props} />)));
});
