import { chaptersOf } from '@site/shared/contract/show-outline';
import { stillsName } from '@site/shared/contract/media-index';
import { drawScene } from '@site/drawings/screens/draw-scene';
import { drawStage } from '@site/drawings/screens/draw-stage';
import { stateAt } from '@site/drawings/screens/state-at';
import type { ShowSource } from './content-drawings';
import { sizeOf } from './draw-figures';
import { hashOf, svgOf } from './drawn-svg';
import type { MediaFolder } from './media-folder';

/** The last moment of each chapter, in the layout of phones, whose words stay legible when it is small. */
export type ShowStills = { id: string; svgs: string[] };

export function showStills({ id, show }: ShowSource): ShowStills {
  const svgs = chaptersOf(show).map(({ until }) => {
    const { stage, pointer, focus } = stateAt(show, until - 0.1, true);
    return svgOf(drawStage(stage, { pointer, focus, format: 'show', width: 'narrow', picture: drawScene }));
  });
  return { id: stillsName(id), svgs };
}

export const stillsHash = ({ svgs }: ShowStills): string => hashOf(...svgs);

/** Draws the moments that are stale and gives the number of their shows; needs no browser. */
export function drawStills(folder: MediaFolder, shows: readonly ShowStills[]): number {
  const stale = shows.filter((show) => !folder.isFresh(show.id, stillsHash(show)));
  for (const show of stale) {
    const files = show.svgs.map((svg, index) => {
      const part = String(index + 1);
      return [part, folder.write(`${show.id}-${part}`, 'svg', svg, sizeOf(svg))] as const;
    });
    folder.keep(show.id, { source: stillsHash(show), files: Object.fromEntries(files) });
  }
  return stale.length;
}
