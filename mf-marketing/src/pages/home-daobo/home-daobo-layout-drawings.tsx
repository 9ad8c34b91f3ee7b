import type { Drawing } from '@site/shared/ui/drawing';
import { moderatorScene } from '@site/drawings/scenes/speaker-scenes';
import { codeStageScene } from '@site/drawings/worlds/code-stage-scene';
import { officeDeskScene } from '../../drawings/office-desk-scene';
import { waterChartScene } from '@site/drawings/worlds/water-chart-scene';

const sources = { stage: codeStageScene, host: moderatorScene, desk: officeDeskScene, slides: waterChartScene };

/** A window of a layout: which source, and where on a picture of 160 × 90. */
type Window = readonly [source: keyof typeof sources, x: number, y: number, width: number, height: number];

function layout(...windows: readonly Window[]): Drawing {
  return {
    width: 160,
    height: 90,
    Draw: () => (
      <>
        <path d="M0 0H160V90H0Z" fill="#06363A" />
        {windows.map(([source, x, y, width, height]) => {
          const { width: across, height: down, Draw } = sources[source];
          const place = { x, y, width, height, viewBox: `0 0 ${across} ${down}` };
          return (
            <svg key={source} {...place} preserveAspectRatio="xMidYMid slice">
              <Draw />
            </svg>
          );
        })}
      </>
    ),
  };
}

/** Six ways to set the same four sources. */
export const layoutDrawings = {
  layoutSingle: layout(['stage', 0, 0, 160, 90]),
  layoutSplit: layout(['host', 6, 22, 72, 46], ['desk', 82, 22, 72, 46]),
  layoutInset: layout(['slides', 0, 0, 160, 90], ['host', 112, 58, 44, 28]),
  layoutSlides: layout(['slides', 6, 14, 100, 62], ['host', 110, 14, 44, 62]),
  layoutTable: layout(['host', 6, 8, 96, 74], ['desk', 106, 8, 48, 35], ['stage', 106, 47, 48, 35]),
  layoutGrid: layout(
    ['stage', 6, 5, 72, 38],
    ['host', 82, 5, 72, 38],
    ['desk', 6, 47, 72, 38],
    ['slides', 82, 47, 72, 38],
  ),
};
