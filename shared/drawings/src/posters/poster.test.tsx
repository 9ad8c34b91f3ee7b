import { renderToStaticMarkup } from 'react-dom/server';
import { gzipSync } from 'node:zlib';
import { Poster } from './poster';
import { posterWords } from './poster-words';

const names = Object.keys(posterWords);
const draw = (scene: string, seed = 40001) => renderToStaticMarkup(<Poster scene={scene} seed={seed} />);

test.each(names)('the %s scene is a drawing of its own, within the 6 KB of a stage', (name) => {
  const others = names.filter((other) => other !== name).map((other) => draw(other));

  expect(others).not.toContain(draw(name));
  expect(gzipSync(draw(name)).length).toBeLessThan(6 * 1024);
});

test('neighbours in a list that share a scene still look different', () => {
  expect(draw('console', 40001)).not.toBe(draw('console', 40002));
});

test('the same content always gets the same drawing, so that browser and server agree', () => {
  expect(draw('store', 40007)).toBe(draw('store', 40007));
});

test('an unknown scene draws the console instead of a hole', () => {
  expect(draw('volcano')).toBe(draw('console'));
});

test('a video says its length in words, the drawing itself is decoration', () => {
  const html = renderToStaticMarkup(<Poster scene="phone" seed={30001} duration="03:05" />);

  expect(html.replace(/<[^>]+>/g, '')).toBe('时长 03:05');
  expect(html).toContain('aria-hidden="true"');
});

test.each(names)('R12.130 below the first view the %s scene is a file that says what it shows', (name) => {
  const picture = { src: '/media/picture-lecture-40001.0123456789.svg', width: 320, height: 180 };
  const html = renderToStaticMarkup(<Poster scene={name} seed={40001} picture={picture} />);

  expect(html).toMatch(/<img [^>]*width="320" height="180" alt="示意图：[^"]{4,}" loading="lazy"/);
  expect(html).not.toContain('<svg');
});
