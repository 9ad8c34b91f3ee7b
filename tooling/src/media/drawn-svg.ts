import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Figure, Show } from '@site/shared/contract/show';
import { drawScene } from '@site/drawings/screens/draw-scene';
import { drawStage } from '@site/drawings/screens/draw-stage';
import type { StageWidth } from '@site/drawings/screens/place-stage';
import { type ShowMoment, stateAt } from '@site/drawings/screens/state-at';

export const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

export const svgOf = (drawing: ReactElement): string => renderToStaticMarkup(drawing);

const drawn = new WeakMap<Figure, Map<StageWidth, string>>();

/** The drawing of a figure as a file: its text alternative is that of the `<img>`. It is drawn once, for its hash and for its file. */
export function figureSvg(figure: Figure, width: StageWidth): string {
  const { stage, callouts } = figure;
  const widths = drawn.get(figure) ?? new Map<StageWidth, string>();
  drawn.set(figure, widths);
  const svg = widths.get(width) ?? svgOf(drawStage(stage, { width, callouts, picture: drawScene }));
  widths.set(width, svg);
  return svg;
}

/** A frame of the film. Captions are in a file of their own, so that visitors can turn them off and read them large. */
export const frameSvg = ({ stage, pointer, keycap, focus }: ShowMoment): string =>
  svgOf(drawStage(stage, { width: 'wide', format: 'show', pointer, keycap, focus, picture: drawScene }));

/** The moment that stands for a show in lists: late enough that something has been done. */
export function posterSvg(show: Show): string {
  const { stage, focus } = stateAt(show, show.seconds * 0.55, true);
  return svgOf(drawStage(stage, { width: 'wide', format: 'show', focus, picture: drawScene }));
}

/** Of the script and of each of its steps as drawn: it changes when a film would look different. */
export function showHash(show: Show): string {
  return hashOf(
    JSON.stringify(show),
    ...show.steps.map(({ at }) => frameSvg(stateAt(show, at, true))),
    posterSvg(show),
  );
}

export const figureHash = (figure: Figure): string => hashOf(figureSvg(figure, 'wide'), figureSvg(figure, 'narrow'));
