import { QrModules } from '@site/shared/ui/qr-modules';
import type { Drawing } from '@site/shared/ui/stages/scenes/drawing';

const code: Drawing = {
  width: 25,
  height: 25,
  Draw: () => (
    <g transform="translate(2 2)" shapeRendering="crispEdges">
      <QrModules ink="#06363A" />
    </g>
  ),
};

export const weChatDrawings = { code };
