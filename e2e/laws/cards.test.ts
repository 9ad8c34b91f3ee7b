import { cardNameOf } from '@site/shared/contract/card-name';
import { sceneNames } from '@site/drawings/screens/draw-scene';
import { readContentFiles } from '../../api/src/content/content-files';
import { cardSources } from '@site/tooling/media/card-sources';
import { contentFolder, readDrawings } from '@site/tooling/media/content-drawings';
import { titleLines } from '@site/tooling/media/title-lines';
import { wholeWords } from '@site/tooling/media/whole-words';
import { listedRoutes } from '../urls/listed-routes';
import { expectNothing } from './expect-nothing';

const cards = cardSources(readDrawings());
const ids = new Set(cards.map(({ id }) => id));
const dictionary = new Intl.Segmenter('zh', { granularity: 'word' });

/** Pages of and about the company: they are shared with the card of the site. */
const ofTheSite = [
  '/',
  '/home/about',
  '/home/download',
  '/home/media',
  '/home/permissions',
  '/home/security',
  '/home/signUp',
  '/home/UserAgreementPC',
];

/** Where a content of this folder is read; its number takes the place of `#`. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  cases: ['/home/case?id=#'],
  help: ['/help/helpDocument/#'],
  info: ['/info/#'],
  lectures: ['/home/lectureDetail/#', '/m/lecture_detail_h5?id=#'],
  marketing: ['/home/marketing/#', '/m/market?id=#'],
  news: ['/home/article/#', '/m/article?id=#'],
  videos: ['/video/#'],
};

/** Words that the lines of a card cut in two. */
function cutWords(title: string): string[] {
  const { lines } = titleLines(title);
  const text = title.replaceAll('\n', '');
  const joints = lines.slice(0, -1).map((_, index) => {
    const before = lines.slice(0, index + 1).join('');
    // Blanks at the end of a line are gone.
    return [...text].reduce(
      ({ seen, at }, sign, place) => {
        if (seen === before.replace(/\s/g, '').length) return { seen, at };
        return { seen: seen + (sign.trim() ? 1 : 0), at: place + 1 };
      },
      { seen: 0, at: 0 },
    ).at;
  });
  const known = [...dictionary.segment(text)].map(({ segment, index }) => ({ word: segment, from: index }));
  const kept = wholeWords.flatMap((word) => (text.includes(word) ? [{ word, from: text.indexOf(word) }] : []));
  return [...known, ...kept]
    .filter(({ word, from }) => joints.some((at) => at > from && at < from + word.length))
    .map(({ word }) => `${word} in ${lines.join(' / ')}`);
}

test('R12.132 every page of a product and every content that search engines may list has a card', () => {
  const pages = listedRoutes().filter(
    ({ path, remote, kind, index, canonical }) =>
      remote === 'mf-marketing' && kind === 'page' && index && !canonical && !path.includes(':'),
  );
  const contents = readContentFiles(contentFolder).flatMap(({ path }) => {
    const [, folder = '', id = ''] = /^([a-z]+)\/(\d+)\.(?:md|json)$/.exec(path) ?? [];
    return (addresses[folder] ?? []).map((address) => address.replace('#', id));
  });
  const shared = pages.map(({ path }) => path).filter((path) => !ofTheSite.includes(path));
  expect(shared.length).toBeGreaterThan(35);
  expect(contents).not.toEqual([]);
  expectNothing(
    [...shared, ...contents].filter((address) => !ids.has(cardNameOf(address))),
    'run `npm run media`; sources of cards are in tooling/src/media/card-source.ts.',
  );
});

test('R12.132 the title of a card is 64 to 76 units high, in four lines at the most, and cuts no word', () => {
  const set = cards.map(({ title }) => titleLines(title));
  expectNothing(
    set.filter(({ size, lines }) => size < 64 || size > 76 || lines.length > 4),
    'shorten the title in api/content or in the page’s content.',
  );
  expectNothing(
    cards.flatMap(({ title }) => cutWords(title)),
    'shorten the title, or add the word to the dictionary of the cards (tooling/src/media).',
  );
});

test('R12.132 articles and news show their cover, cases their place and what they achieved', () => {
  const of = (kind: string) => cards.filter(({ id }) => id.startsWith(`card-${kind}-`));
  expectNothing(
    [...of('topic'), ...of('news')].filter(({ cover }) => !cover),
    'give the article a cover in its front matter (docs/how-to/add-an-article.md).',
  );
  expectNothing(
    of('case').filter(({ place, figure }) => !place || !figure?.value),
    'give the case a place and a figure in its front matter (docs/contracts/content.md).',
  );
});

test('the scene of a card is one that the stage kit has, so that none is blank', () => {
  const blank = cards.filter(({ scene }) => scene !== undefined && !sceneNames.includes(scene));
  expectNothing(
    blank.map(({ id, scene }) => `${id}: ${scene}`),
    'name a scene of shared/drawings/src in the content.',
  );
});

test('R12.132 no scene stands on more than two cards of a kind', () => {
  const places = cards.flatMap(({ id, scene, place = scene }) => (place ? [`${id.split('-')[1]} ${place}`] : []));
  const often = [...new Set(places)].filter((place) => places.filter((one) => one === place).length > 2);
  expect(places.length).toBeGreaterThan(60);
  expectNothing(often, 'name another scene in the content of one of them.');
});
