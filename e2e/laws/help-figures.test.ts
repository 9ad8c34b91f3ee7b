import path from 'node:path';
import { showOfFigure } from '@site/shared/contract/show-outline';
import { stateAt } from '@site/shared/ui/screens/state-at';
import { contentFolder, readDrawings } from '../media/content-drawings';
import { readContentFiles } from '../../api/src/content/content-files';

const articles = readContentFiles(contentFolder).filter(({ path: file }) => /^help\/\d+\.md$/.test(file));
const { figures } = readDrawings();
const inHelp = figures.filter(({ file }) => file.startsWith('help/'));
/** As it would be written: without what is undefined, numbers to six digits. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'number' ? Number(part.toFixed(6)) : part)));

/** Sub-points of the step that each figure of a Markdown text belongs to, in the order of the figures. */
function pointsBeforeFigures(text: string): number[] {
  const counts: number[] = [];
  let points = 0;
  for (const line of text.split('\n')) {
    if (/^\d+\. ### /.test(line)) points = 0;
    if (/^ {3}\d+\. /.test(line)) points++;
    if (/^ *```figure$/.test(line)) counts.push(points);
  }
  return counts;
}

test('every help article that leads to a place in the product shows its screens; two explain and lead nowhere', () => {
  const withFigures = new Set(inHelp.map(({ file }) => file));
  const without = articles
    .map(({ path: file }) => path.posix.basename(file))
    .filter((name) => !withFigures.has(`help/${name}`));
  expect(without).toEqual(['10008.md', '10020.md']);
  expect(articles.filter(({ path: file, text }) => /^ {2}path: /m.test(text) !== withFigures.has(file))).toEqual([]);
});

test('the numbers in a figure are the points of its step', () => {
  const differing = articles.flatMap(({ path: file, text }) => {
    const points = pointsBeforeFigures(text);
    const numbers = inHelp.filter((one) => one.file === file).map(({ figure }) => figure.callouts.length);
    return numbers.flatMap((count, index) =>
      count === 0 || count === points[index] ? [] : [`${file}: figure ${index + 1}`],
    );
  });
  expect(differing).toEqual([]);
});

test('a demonstration takes 3 to 18 seconds and ends in the state of its figure', () => {
  const shows = figures.flatMap(({ id, figure }) => {
    const show = showOfFigure(figure);
    return show ? [{ id, figure, show }] : [];
  });
  expect(shows.length).toBeGreaterThan(80);
  for (const { id, figure, show } of shows) {
    expect([id, show.seconds >= 3 && show.seconds <= 18]).toEqual([id, true]);
    const { stage } = stateAt(
      { ...show, steps: show.steps.map((step) => ({ ...step, press: false })) },
      show.seconds,
      true,
    );
    expect([id, plain(stage)]).toEqual([id, plain(figure.stage)]);
  }
});
