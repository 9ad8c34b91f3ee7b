import type { ReactNode } from 'react';
import { counterScene } from './scenes/counter-scene';
import type { Drawing } from './scenes/drawing';
import { membersDay } from './store-network';
import {
  NetworkSymbols,
  type PictureProps,
  TallNetwork,
  tallPlan,
  WideNetwork,
  widePlan,
} from './store-network-drawing';

/** In a file ids are its own. */
const ids = { shop: 'shop', scene: 'scene' };

type Arrangement = (props: PictureProps) => ReactNode;

/** One arrangement with room at both sides, over which the ground runs on where a stage is wider than the picture. */
function roomy(Picture: Arrangement, { width, height }: { width: number; height: number }, beside: number): Drawing {
  return {
    width: width + 2 * beside,
    height,
    Draw: () => (
      <>
        <NetworkSymbols {...ids} drawing={counterScene} />
        <g transform={`translate(${beside})`}>
          <Picture network={membersDay} {...ids} />
        </g>
      </>
    ),
  };
}

/** The network of a members' day for `drawingFiles`: see store-network-picture.tsx. */
export const networkPictures = {
  networkWide: roomy(WideNetwork, widePlan, 126),
  networkTall: roomy(TallNetwork, tallPlan(membersDay), 210),
};
