'use drawings';

import { drawingFiles } from '@site/shared/ui/drawing-files';
import { dutyDeskScene } from '@site/shared/ui/stages/worlds/duty-desk-scene';
import { interviewCornerScene } from '@site/shared/ui/stages/worlds/interview-corner-scene';
import { orchardScene } from '@site/shared/ui/stages/worlds/orchard-scene';
import { pitchScene } from '@site/shared/ui/stages/scenes/pitch-scene';
import { relayMonitorsScene } from '@site/shared/ui/stages/worlds/relay-monitors-scene';
import { wetlandScene } from '@site/shared/ui/stages/worlds/wetland-scene';

/** One for each use, in their order. */
export const gdPictures = drawingFiles({
  wetland: wetlandScene,
  dutyDesk: dutyDeskScene,
  pitch: pitchScene,
  interviewCorner: interviewCornerScene,
  orchard: orchardScene,
  relayMonitors: relayMonitorsScene,
});
