import { QrModules } from './qr-modules';
import type { Drawing } from './drawing';

function Code() {
  return (
    <g transform="translate(2 2)" shapeRendering="crispEdges">
      <QrModules ink="#06363A" />
    </g>
  );
}

/** The example code as a picture, with the margin that codes have. */
export const qrDrawing: Drawing = { width: 25, height: 25, Draw: Code };
