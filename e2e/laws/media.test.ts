import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { type MediaFile, listPictureName } from '@site/shared/contract/media-index';
import { sceneNames } from '@site/drawings/screens/draw-scene';
import { placeStage } from '@site/drawings/screens/place-stage';
import { captionsOf, chaptersOf } from '@site/tooling/media/captions';
import { cardHash } from '@site/tooling/media/card';
import { cardSources } from '@site/tooling/media/card-sources';
import { readDrawings } from '@site/tooling/media/content-drawings';
import { figureHash, figureSvg, showHash } from '@site/tooling/media/drawn-svg';
import { filmSize } from '@site/tooling/media/film-show';
import { listPictureHash, listPictures } from '@site/tooling/media/list-pictures';
import { contentHash, mediaFolder, readIndex } from '@site/tooling/media/media-folder';
import { showStills, stillsHash } from '@site/tooling/media/show-stills';
import { filmFacts } from '@site/tooling/media/film-facts';
import { webmFacts } from '@site/tooling/media/webm-facts';
import { expectNothing } from './expect-nothing';

const drawings = readDrawings();
const { figures, shows } = drawings;
const cards = cardSources(drawings);
const pictures = listPictures(drawings);
const stills = shows.map(showStills);
const index = readIndex();
const named = Object.values(index).flatMap(({ files }) => Object.values(files));
const bytesOf = ({ file }: MediaFile) => readFileSync(path.join(mediaFolder, file));
const megabyte = 1024 * 1024;

const isDrawn = ({ id }: { id: string }) => index[id] !== undefined;

/**
 * Ids that are stale: to be made anew with `npm run media`. What an editor wrote and nobody has drawn yet is none of them: its
 * page does without, and `npm run content -- check` names it.
 */
const stale = <T extends { id: string }>(sources: readonly T[], hash: (source: T) => string) =>
  sources
    .filter(isDrawn)
    .filter((source) => index[source.id]?.source !== hash(source))
    .map(({ id }) => id);

test('R12.22 every figure is drawn as it is written now: else run npm run media', () => {
  expectNothing(
    stale(figures, ({ figure }) => figureHash(figure)),
    'run `npm run media` and commit public files and index.',
  );
});

test('R12.22 every show is filmed as it is written and drawn now: else run npm run media', () => {
  expectNothing(
    stale(shows, ({ show }) => showHash(show)),
    'run `npm run media` and commit public files and index.',
  );
});

test('R12.22 every share card is drawn from its present source: else run npm run media', () => {
  expectNothing(stale(cards, cardHash), 'run `npm run media` and commit public files and index.');
});

test('R12.22 every page of the code and every section of the content has a card: else run npm run media', () => {
  const standing = cards.filter(({ id }) => /^card-(page|section)-/.test(id));

  expectNothing(
    standing.filter((card) => !isDrawn(card)).map(({ id }) => id),
    'run `npm run media` and commit public files and index.',
  );
});

test('R12.130 every picture of a list is drawn as its content says now: else run npm run media', () => {
  expectNothing(stale(pictures, listPictureHash), 'run `npm run media` and commit public files and index.');
});

test('every film has a cover of its own', () => {
  const covers = shows.flatMap(({ id }) => pictures.filter((picture) => picture.id === listPictureName(id)));
  expect(covers).toHaveLength(shows.filter(({ id }) => id.startsWith('video-')).length);
  expect(new Set(covers.map(({ svg }) => svg)).size).toBe(covers.length);
  expectNothing(
    covers.filter(({ svg }) => svg.includes('<text')),
    'take the words out of the cover: it is a picture.',
  );
});

test('R12.135 the moments of every show are drawn as they are played: else run npm run media', () => {
  expectNothing(stale(stills, stillsHash), 'run `npm run media` and commit what it wrote.');
});

test('a drawing in the folder is the drawing of its figure, byte for byte', () => {
  const different = figures.filter(isDrawn).filter(({ id, figure }) => {
    const { wide, narrow } = index[id]?.files ?? {};
    return (
      !wide ||
      !narrow ||
      String(bytesOf(wide)) !== figureSvg(figure, 'wide') ||
      String(bytesOf(narrow)) !== figureSvg(figure, 'narrow')
    );
  });
  expectNothing(
    different.map(({ id }) => id),
    'run `npm run media` and commit what it wrote.',
  );
});

test('captions and chapters are those of the script', () => {
  const different = shows.filter(isDrawn).filter(({ id, show }) => {
    const { captions, chapters } = index[id]?.files ?? {};
    return (
      !captions ||
      !chapters ||
      String(bytesOf(captions)) !== captionsOf(show) ||
      String(bytesOf(chapters)) !== chaptersOf(show)
    );
  });
  expectNothing(
    different.map(({ id }) => id),
    'run `npm run media` and commit what it wrote.',
  );
});

test('R12.23 each file carries the hash of its content and has the size that the index says', () => {
  const wrong = named.filter((one) => {
    const bytes = bytesOf(one);
    return bytes.length !== one.bytes || !one.file.includes(`.${contentHash(bytes)}.`);
  });
  expectNothing(wrong, 'run `npm run media` and commit what it wrote.');
});

test('R12.22 nothing lies in the folder that no source has, and nothing that is drawn is missing', () => {
  const files = readdirSync(mediaFolder).filter((file) => file !== 'index.json');
  expect(files.sort()).toEqual(named.map(({ file }) => file).sort());
  const known = new Set([...figures, ...shows, ...cards, ...pictures, ...stills].map(({ id }) => id));
  expectNothing(
    Object.keys(index).filter((id) => !known.has(id)),
    'run `npm run media`; delete what has no source.',
  );
});

test('the pictures of shares are as large as the index says, by their own headers', () => {
  const wrong = named.filter((one) => {
    if (!one.file.endsWith('.png')) return false;
    const png = bytesOf(one);
    return png.readUInt32BE(16) !== one.width || png.readUInt32BE(20) !== one.height;
  });
  expectNothing(wrong, 'run `npm run media` and commit what it wrote.');
});

test('R12.23 files stay within their bounds', () => {
  const bounds: Record<string, number> = {
    mp4: 1.5 * megabyte,
    webm: 1.5 * megabyte,
    svg: 60_000,
    webp: 80_000,
    png: 120_000,
    vtt: 8_000,
  };
  const heavy = named.filter(({ file, bytes }) => bytes > (bounds[file.split('.').at(-1) ?? ''] ?? 0));
  expectNothing(heavy, 'make the file lighter, or raise its bound in this law with the reason.');
});

test.each(shows.filter(isDrawn).map(({ id, show }) => [id, show] as const))(
  'R12.24 the films of %s are as long and as large as the show says, and silent',
  (id, show) => {
    const { mp4, webm } = index[id]?.files ?? {};
    if (!mp4 || !webm) throw new Error(`${id} is not filmed: run npm run media`);
    const film = { seconds: show.seconds, ...filmSize, sound: false };

    expect(filmFacts(bytesOf(mp4))).toEqual(film);
    expect(webmFacts(bytesOf(webm))).toEqual(film);
  },
);

test('a picture part shows a scene that the stage kit has', () => {
  const stages = [
    ...figures.map(({ id, figure }) => ({ id, stage: figure.stage })),
    ...shows.flatMap(({ id, show }) => show.stages.map((stage) => ({ id, stage }))),
  ];
  const unknown = stages.flatMap(({ id, stage }) =>
    stage.screens
      .flatMap(({ rows }) => rows.flat())
      .flatMap((part) => (part.kind === 'picture' && !sceneNames.includes(part.scene) ? [`${id}: ${part.scene}`] : [])),
  );
  expectNothing(unknown, 'name a scene of shared/drawings/src in the content.');
});

test('no part of a figure reaches over the edge of its screen, in either width', () => {
  const outside = figures.flatMap(({ id, figure }) =>
    (['wide', 'narrow'] as const).flatMap((width) =>
      placeStage(figure.stage, width, 'figure').screens.flatMap(({ box, parts }) =>
        parts
          .filter((one) => one.box.x < box.x || one.box.x + one.box.width > box.x + box.width + 1)
          .map(({ part }) => `${id} ${width}: ${part.id}`),
      ),
    ),
  );
  expectNothing(outside, 'move or narrow the part in the figure of the article.');
});

test('R13.36 no two plans share a drawing, so that their list shows each of them', () => {
  const folder = path.join(repositoryRoot, 'api/content/marketing');
  const scenes = readdirSync(folder).map(
    (file) => (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { banner: { scene: string } }).banner.scene,
  );

  expect(scenes.length).toBeGreaterThan(15);
  expect([...new Set(scenes)]).toEqual(scenes);
});
