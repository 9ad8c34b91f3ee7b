import { QrModules } from './qr-modules';
import type { Drawing } from './stages/scenes/drawing';
import { deep } from './stages/stage-colours';

/** The placeholder of a code with the quiet zone that codes have. */
export const sampleCodeDrawing: Drawing = {
  width: 25,
  height: 25,
  Draw: () => (
    <g transform="translate(2 2)" shapeRendering="crispEdges">
      <QrModules ink={deep} />
    </g>
  ),
};
