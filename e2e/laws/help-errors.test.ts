import { readDrawings } from '../media/content-drawings';
import { errorsOf, helpArticles } from './help-articles';

const withPlace = helpArticles.filter(({ front }) => front.facts.path);
const inHelp = readDrawings().figures.filter(({ file }) => file.startsWith('help/'));

/** Articles of screens on which nothing is refused, and why. */
const nothingFails: Readonly<Record<string, string>> = {
};

test('every help article of a screen that can refuse says by its messages why, and what mends it', () => {
  const without = withPlace.filter((article) => errorsOf(article).length < 2).map(({ name }) => name);
  expect(without).toEqual(Object.keys(nothingFails));
});

test('every code that a figure shows stands in the table of its article', () => {
  const missing = inHelp.flatMap(({ id, file, figure }) => {
    const article = helpArticles.find(({ name }) => file === `help/${name}.md`);
    const known = article ? errorsOf(article).map(({ code }) => code) : [];
    const shown = figure.stage.screens.flatMap(({ rows }) => rows.flat());
    return shown.flatMap((part) =>
      part.kind === 'notice' && part.code && !known.includes(part.code) ? [`${id}: ${part.code}`] : [],
    );
  });
  expect(missing).toEqual([]);
});

test('a code means one message wherever it stands, and a message has one code', () => {
  const errors = helpArticles.flatMap((article) => errorsOf(article));
  const distinct = (from: 'code' | 'message', to: 'code' | 'message') => {
    const meanings = Map.groupBy(errors, (error) => error[from]);
    return [...meanings].flatMap(([word, rows]) => {
      const others = [...new Set(rows.map((row) => row[to]))];
      return others.length > 1 ? [`${word}: ${others.join(', ')}`] : [];
    });
  };
  expect(distinct('code', 'message')).toEqual([]);
  expect(distinct('message', 'code')).toEqual([]);
});

/** Programs that a visitor installs, so that theirs may be older than the text. */
const installed = /^(开播工具|手机 App|3D 虚拟直播客户端)/;

test('an article on a program that visitors install says of which version it speaks', () => {
  const own = helpArticles.filter(({ name, front }) => {
    const windows = inHelp
      .filter(({ file }) => file === `help/${name}.md`)
      .flatMap(({ figure }) => figure.stage.screens.filter(({ kind }) => kind === 'window'));
    return installed.test(front.facts.path ?? '') || windows.some(({ title }) => title.startsWith('OBS'));
  });
  expect(own.length).toBeGreaterThan(6);
  expect(own.filter(({ front }) => !front.version).map(({ name }) => name)).toEqual([]);
});
