import { qrDrawing } from './qr-drawing';
import { SceneBox, SceneFrame, SceneSymbol, SceneWindow } from './drawing';

export const Frame = () => (
  <svg width="200" height="200" viewBox="0 0 200 200" role="img" aria-label="样例码">
    <SceneFrame drawing={qrDrawing} />
  </svg>
);

export const Box = () => (
  <svg width="200" height="120" viewBox="0 0 200 120" role="img" aria-label="两个样例码">
    <SceneBox drawing={qrDrawing} x={0} y={0} width={90} height={120} />
    <SceneBox drawing={qrDrawing} x={110} y={0} width={90} height={120} />
  </svg>
);

export const Windows = () => (
  <>
    <svg width="0" height="0" aria-hidden="true">
      <SceneSymbol id="_code" drawing={qrDrawing} />
    </svg>
    <SceneWindow id="_code" />
  </>
);
