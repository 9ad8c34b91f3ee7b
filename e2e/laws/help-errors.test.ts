import type { Stage } from '@site/shared/contract/show';
import { readDrawings } from '@site/tooling/media/content-drawings';
import { expectNothing } from './expect-nothing';
import { errorsOf, helpArticles } from './help-articles';

const withPlace = helpArticles.filter(({ front }) => front.facts.path);
const { figures, shows } = readDrawings();
const inHelp = figures.filter(({ file }) => file.startsWith('help/'));

/** Articles of screens on which nothing is refused, and why. */
const nothingFails: Readonly<Record<string, string>> = {
  '10006': 'a list to tick off; what is refused stands in the articles that it leads to',
  '10066': 'plans are compared, nothing is set',
};

test('R12.128 every help article of a screen that can refuse says by its messages why, and what mends it', () => {
  const without = withPlace.filter((article) => errorsOf(article).length < 2).map(({ name }) => name);
  expectNothing(
    without.filter((name) => !(name in nothingFails)),
    'write a table of messages into the article in api/content/help (docs/contracts/content.md).',
  );
});

const codesOf = ({ screens }: Stage) =>
  screens
    .flatMap(({ rows }) => rows.flat())
    .flatMap((part) => (part.kind === 'notice' && part.code ? [part.code] : []));

test('R12.128 every code that a figure shows stands in the table of its article, and one of a film in some article', () => {
  const known = new Map(helpArticles.map((article) => [article.name, errorsOf(article).map(({ code }) => code)]));
  const all = [...known.values()].flat();
  const inFigures = inHelp.flatMap(({ id, file, figure }) =>
    codesOf(figure.stage)
      .filter((code) => !known.get(file.slice('help/'.length, -'.md'.length))?.includes(code))
      .map((code) => `${id}: ${code}`),
  );
  const inFilms = shows.flatMap(({ id, show }) =>
    show.stages
      .flatMap(codesOf)
      .filter((code) => !all.includes(code))
      .map((code) => `${id}: ${code}`),
  );
  expectNothing([...inFigures, ...inFilms], 'write the code into the table of the article in api/content/help.');
});

test('R12.128 a code means one message wherever it stands, and a message has one code', () => {
  const errors = helpArticles.flatMap((article) => errorsOf(article));
  const distinct = (from: 'code' | 'message', to: 'code' | 'message') => {
    const pairs = [...new Set(errors.map((error) => `${error[from]} · ${error[to]}`))];
    const firsts = pairs.map((pair) => pair.split(' · ')[0] ?? '');
    return pairs.filter((_, index) => firsts.indexOf(firsts[index] ?? '') !== firsts.lastIndexOf(firsts[index] ?? ''));
  };
  expectNothing(distinct('code', 'message'), 'give the second message another code, in api/content/help.');
  expectNothing(distinct('message', 'code'), 'give the message one code, in api/content/help.');
});

/** Programs that a visitor installs, so that theirs may be older than the text. */
const installed = /^(开播工具|手机 App|3D 虚拟直播客户端)/;

test('R12.129 an article on a program that visitors install says of which version it speaks', () => {
  const own = helpArticles.filter(({ name, front }) => {
    const windows = inHelp
      .filter(({ file }) => file === `help/${name}.md`)
      .flatMap(({ figure }) => figure.stage.screens.filter(({ kind }) => kind === 'window'));
    return installed.test(front.facts.path ?? '') || windows.some(({ title }) => title.startsWith('OBS'));
  });
  expect(own).not.toEqual([]);
  expectNothing(
    own.filter(({ front }) => !front.version).map(({ name }) => name),
    'write `version` into the front matter of the article in api/content/help.',
  );
});
