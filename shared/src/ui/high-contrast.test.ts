import { readFileSync } from 'node:fs';
import path from 'node:path';

const text = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const block = (selector: string) => text.split(`${selector} {`)[1]?.split('}')[0] ?? '';
const valuesOf = (css: string) =>
  Object.fromEntries([...css.matchAll(/--(c-[a-z0-9-]+): (#[0-9a-f]{3,6});/g)].map(([, name, value]) => [name, value]));
const tokens: Record<string, string> = { ...valuesOf(block(':root')), ...valuesOf(block(':root[data-contrast]')) };

function luminance(colour: string): number {
  const long = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['c-ink', 'c-surface'],
  ['c-ink-2', 'c-surface'],
  ['c-ink-2', 'c-tint'],
  ['c-brand', 'c-surface'],
  ['c-action', 'c-surface'],
  ['c-danger', 'c-surface'],
  ['c-success', 'c-surface'],
  ['c-caution', 'c-hit-row'],
  ['c-on-dark-2', 'c-dark'],
  ['c-on-dark', 'c-brand-deep'],
  ['c-signal', 'c-brand-deep'],
])('in high contrast %s on %s has at least 7 to 1', (text, ground) => {
  expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(7);
});

test('in high contrast lines and fields stand out from their ground', () => {
  for (const line of ['c-line', 'c-field', 'c-line-strong'])
    expect(contrast(tokens[line] ?? '', '#ffffff')).toBeGreaterThanOrEqual(3);
});
