import { renderBuiltPage } from '@site/tooling/testing/built-pages';
import { testSite } from '@site/shared/testing/test-site';
import { listedRoutes } from '../urls/listed-routes';
import { visitedPages } from '../urls/visited-pages';
import { answersWithCases } from './example-answers';
import { expectNothing } from './expect-nothing';
import { marked, readMarked, repeatedInLists, scenes, scenesOf } from './shown-scenes';
import { readTracked, trackedFiles } from './tracked-files';

type Shown = { address: string; scenes: string[]; repeated: string[] };

const most = 3;
const kit = scenes();
/** Campaigns and previews show what their page shows. */
const variants = listedRoutes().filter(({ kind }) => kind !== 'page');
const isPage = (address: string) => !variants.some(({ path }) => path === address);
const shown: Shown[] = [];
const featuredIds = trackedFiles
  .filter((file) => /^mf-marketing\/src\/content\/[^/]+\/sections\.ts$/.test(file))
  .flatMap((file) => [...readTracked(file).matchAll(/\bfeatured: (\d+)/g)].map(([, id]) => Number(id)));

beforeAll(async () => {
  const answers = answersWithCases(featuredIds);
  const pages = visitedPages().filter(({ remote, status }) => remote.startsWith('mf-') && status === 200);
  for (const { address, remote } of pages) {
    const { status, html } = await renderBuiltPage(remote, address, answers, testSite);
    // The article of the example belongs to the portal, and leads there.
    if (status === 302) continue;
    expect([address, status]).toEqual([address, 200]);
    const drawn = marked(remote, html, kit);
    if (!drawn.includes('data-scene')) continue;
    const page = readMarked(drawn);
    shown.push({ address, scenes: scenesOf(page), repeated: repeatedInLists(page) });
  }
});

test('R13.27 no scene stands on more than three pages; a phone page and its partner are two', () => {
  const places = kit.map(({ name }) => ({
    name,
    pages: shown.filter((page) => isPage(page.address) && page.scenes.includes(name)).map(({ address }) => address),
  }));
  expectNothing(
    places.filter(({ pages }) => pages.length > most),
    'take another scene of shared/drawings/src for one of the pages, or draw one (docs/how-to/add-a-page.md).',
  );
});

test('R13.27 no scene stands twice on one page', () => {
  const twice = shown.flatMap(({ address, scenes: all }) =>
    all.filter((scene, index) => all.indexOf(scene) !== index).map((scene) => `${address}: ${scene}`),
  );
  expectNothing(twice, 'take another scene of shared/drawings/src for one of the places.');
});

test('R13.27 no two items of one list show the same scene', () => {
  const repeated = shown.flatMap(({ address, repeated: all }) => all.map((scene) => `${address}: ${scene}`));
  expectNothing(repeated, 'give one of the items another scene.');
});

test('R13.27 each scene that a section takes from the stage kit is seen on one of its pages', () => {
  const sources = trackedFiles.filter((file) => /^mf-[^/]+\/src\/.*(?<!\.test)\.tsx?$/.test(file)).map(readTracked);
  const taken = kit.filter(({ name }) =>
    sources.some((source) => new RegExp(`import .*\\b${name}\\b.* from`).test(source)),
  );
  const seen = new Set(shown.flatMap(({ scenes: all }) => all));
  expect(taken.length).toBeGreaterThan(80);
  expectNothing(
    taken.map(({ name }) => name).filter((name) => !seen.has(name)),
    'use the scene on a page, or delete its import.',
  );
});
