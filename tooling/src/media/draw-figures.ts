import type { StageWidth } from '@site/drawings/screens/place-stage';
import type { FigureSource } from './content-drawings';
import { figureHash, figureSvg } from './drawn-svg';
import type { MediaFolder } from './media-folder';

/** Size of a drawing as its own root element says it. */
export function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** Draws the figures that are stale and gives their number; needs no browser. */
export function drawFigures(folder: MediaFolder, sources: readonly FigureSource[]): number {
  const stale = sources.filter(({ id, figure }) => !folder.isFresh(id, figureHash(figure)));
  for (const { id, figure } of stale) {
    const draw = (width: StageWidth) => {
      const svg = figureSvg(figure, width);
      return folder.write(`${id}-${width}`, 'svg', svg, sizeOf(svg));
    };
    folder.keep(id, { source: figureHash(figure), files: { wide: draw('wide'), narrow: draw('narrow') } });
  }
  return stale.length;
}
