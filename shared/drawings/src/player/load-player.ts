import type { ComponentType } from 'react';
import type { FigureDemoProps } from '../parts/player/figure-demo';
import type { PlayerProps } from '../parts/player/player';

/** A chunk of its own, fetched when somebody presses play; its name keeps it apart when pages are weighed. */
export const loadPlayer = (): Promise<ComponentType<PlayerProps>> =>
  import(/* webpackChunkName: "player" */ '../parts/player/player').then(({ Player }) => Player);

/** The same for the demonstration in a figure. */
export const loadFigureDemo = (): Promise<ComponentType<FigureDemoProps>> =>
  import(/* webpackChunkName: "player" */ '../parts/player/figure-demo').then(({ FigureDemo }) => FigureDemo);
