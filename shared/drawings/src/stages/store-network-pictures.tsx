import type { ReactNode } from 'react';
import { counterScene } from '../parts/scenes/counter-scene';
import type { Drawing } from '@site/shared/ui/drawing';
import { membersDay, type StoreNetwork } from './store-network';
import {
  NetworkSymbols,
  type PictureProps,
  TallNetwork,
  tallPlan,
  WideNetwork,
  widePlan,
} from '../parts/stages/store-network-drawing';

/** In a file ids are its own. */
const ids = { shop: 'shop', scene: 'scene' };

type Shown = {
  network?: StoreNetwork;
  /** What headquarters show. */
  drawing?: Drawing;
};
type Arrangement = (props: PictureProps) => ReactNode;

/** One arrangement with room at both sides, over which the ground runs on where a stage is wider than the picture. */
function roomy(
  Picture: Arrangement,
  { network = membersDay, drawing = counterScene }: Shown,
  { width, height }: { width: number; height: number },
  beside: number,
): Drawing {
  return {
    width: width + 2 * beside,
    height,
    Draw: () => (
      <>
        <NetworkSymbols {...ids} drawing={drawing} />
        <g transform={`translate(${beside})`}>
          <Picture network={network} {...ids} />
        </g>
      </>
    ),
  };
}

/** Headquarters with six stores for `drawingFiles`: see store-network-picture.tsx. */
export const wideNetwork = (shown: Shown = {}) => roomy(WideNetwork, shown, widePlan, 126);

/** The same for phones, with two stores or four. */
export const tallNetwork = (shown: Shown = {}) => roomy(TallNetwork, shown, tallPlan(shown.network ?? membersDay), 210);
