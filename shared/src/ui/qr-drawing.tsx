import { QrModules } from './qr-modules';
import type { Drawing } from './stages/scenes/drawing';
import { deep } from './stages/stage-colours';

const size = 25;

/** The placeholder with the quiet margin that a code has. */
export const exampleCode: Drawing = {
  width: size,
  height: size,
  Draw: () => (
    <g transform="translate(2 2)" shapeRendering="crispEdges">
      <QrModules ink={deep} />
    </g>
  ),
};
