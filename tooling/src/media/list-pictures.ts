import { createElement } from 'react';
import { listPictureName } from '@site/shared/contract/media-index';
import { CoverDrawing, coverSize } from '@site/drawings/covers/cover-drawing';
import { inFile } from '@site/shared/ui/drawing-root';
import { FilmCoverSvg, isCovered } from './film-cover';
import { PosterDrawing, posterSize } from '@site/drawings/posters/poster-drawing';
import { readContentFiles } from '../../../api/src/content/content-files';
import { type ContentDrawings, contentFolder } from './content-drawings';
import { type ContentFacts, factsOf } from './content-facts';
import { hashOf, svgOf } from './drawn-svg';
import { PlaceSvg, placeSize } from './place-svg';
import type { MediaFolder } from './media-folder';

/** What a content is drawn as in lists. */
export type ListPicture = { id: string; svg: string; size: { width: number; height: number } };

/** Folder of a kind of content → its name in the database. */
const kinds: Readonly<Record<string, string>> = {
  cases: 'case',
  info: 'topic',
  lectures: 'lecture',
  marketing: 'marketing',
  news: 'news',
};

function drawingOf({ cover, place, scene, banner }: ContentFacts, seed: number): Pick<ListPicture, 'svg' | 'size'> {
  if (place) return { svg: svgOf(createElement(PlaceSvg, { place, ...placeSize(place) })), size: placeSize(place) };
  const root = inFile;
  if (cover) return { svg: svgOf(createElement(CoverDrawing, { cover, seed, root })), size: coverSize };
  const poster = { scene: scene ?? banner?.scene ?? '', seed, root };
  return { svg: svgOf(createElement(PosterDrawing, poster)), size: posterSize };
}

/** The cover of every film that has one; the others are shown by a frame. */
const filmCovers = ({ shows }: ContentDrawings): ListPicture[] =>
  shows.flatMap(({ id, show: { id: show } }) =>
    isCovered(show)
      ? [{ id: listPictureName(id), svg: svgOf(createElement(FilmCoverSvg, { show })), size: posterSize }]
      : [],
  );

/** The cover or poster of every article, lecture, film, plan and piece of news, as lists show it below the first view. */
export function listPictures(drawings: ContentDrawings): ListPicture[] {
  const written = readContentFiles(contentFolder).flatMap((file) => {
    const [, place = '', id = ''] = /^([a-z]+)\/(\d+)\.(?:md|json)$/.exec(file.path) ?? [];
    const kind = kinds[place];
    return kind ? [{ id: listPictureName(`${kind}-${id}`), ...drawingOf(factsOf(file), Number(id)) }] : [];
  });
  return [...written, ...filmCovers(drawings)];
}

export const listPictureHash = ({ svg }: ListPicture): string => hashOf(svg);

/** Draws the pictures that are stale and gives their number; needs no browser. */
export function drawListPictures(folder: MediaFolder, pictures: readonly ListPicture[]): number {
  const stale = pictures.filter((picture) => !folder.isFresh(picture.id, listPictureHash(picture)));
  for (const picture of stale) {
    const { id, svg, size } = picture;
    folder.keep(id, { source: listPictureHash(picture), files: { picture: folder.write(id, 'svg', svg, size) } });
  }
  return stale.length;
}
